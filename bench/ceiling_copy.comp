#version 450
// What the device's memory gives: one vec4 in, one out, per invocation. Built into cgc bench: tools/ceilings.sh.
layout(local_size_x = 256) in;
layout(set = 0, binding = 0) readonly buffer From { vec4 from[]; };
layout(set = 0, binding = 1) writeonly buffer To { vec4 to[]; };
void main() {
  uint i = gl_WorkGroupID.y * (gl_NumWorkGroups.x * 256u) + gl_GlobalInvocationID.x;
  to[i] = from[i];
}
