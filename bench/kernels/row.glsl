// What the row kernels share: the reduction of a value over a workgroup of 256: over subgroups, then over their results in workgroup memory.
shared float meeting[256];
float all_add(float v) {
  v = subgroupAdd(v);
  barrier();
  if (gl_SubgroupInvocationID == 0u) meeting[gl_SubgroupID] = v;
  barrier();
  float total = 0.0;
  for (uint i = gl_SubgroupInvocationID; i < gl_NumSubgroups; i += gl_SubgroupSize) total += meeting[i];
  return subgroupAdd(total);
}
float all_max(float v) {
  v = subgroupMax(v);
  barrier();
  if (gl_SubgroupInvocationID == 0u) meeting[gl_SubgroupID] = v;
  barrier();
  float most = meeting[0];
  for (uint i = gl_SubgroupInvocationID; i < gl_NumSubgroups; i += gl_SubgroupSize) most = max(most, meeting[i]);
  return subgroupMax(most);
}
float add4(vec4 v) { return (v.x + v.y) + (v.z + v.w); }
float max4(vec4 v) { return max(max(v.x, v.y), max(v.z, v.w)); }
