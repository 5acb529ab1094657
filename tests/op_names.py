# What src/ names by a string stands in an op's row: the groups and the attributes that accessors take (by what their parameters are called), and the
# attributes that are read and set, but for those that belong to no row. So a name that a row gives up leaves no reader behind that finds nothing.
import os, re, subprocess, sys, tempfile

ROWS = r'''#include <stdio.h>
#include "dialects/cg_ops.h"
#include "dialects/transform_ops.h"
#define ROW(id, name, traits, operands, results, attrs, regions, format) puts(operands "," results), puts(attrs);
int main(void) { CG_ALL_OPS(ROW) CGI_TRANSFORM_OPS(ROW) return 0; }
'''
# Attributes of any op, or keys of dictionaries and of attributes with parameters.
DISCARDABLE = set('''__internal_linalg_transform__ at batch_tile bytes cluster_size compilation_info config from lowering_config num_buffers offset
    operandSegmentSizes operands override pass_pipeline pipeline prefetch prefetch_buffers promote_operands subgroup_tile thread_basis tile_sizes
    translation_info trip_counts workgroup_count_maps'''.split())
GROUP, ATTRIBUTE = 0, 1
CALLS = {(f, 1, GROUP) for f in ('cgi_operand_group', 'cgi_operand_named', 'cgi_result_group')} | {(f, 1, ATTRIBUTE) for f in (
    'cg_op_attr', 'cgi_op_set_attr', 'cgi_named', 'cgi_hlo_list', 'cgi_hlo_int', 'cgi_hlo_int_list', 'cgi_hlo_bool', 'cgi_hlo_keyword')}
PARAMETERS = {'group': GROUP, 'dims_group': GROUP, 'attr': ATTRIBUTE, 'static_name': ATTRIBUTE, 'static_attr': ATTRIBUTE, 'statics': ATTRIBUTE}


def rows():
    groups, attrs = set(), set()
    with tempfile.TemporaryDirectory() as d:
        open(f'{d}/rows.c', 'w').write(ROWS)
        subprocess.check_call([os.environ.get('CC', 'cc'), '-w', '-Isrc', f'{d}/rows.c', '-o', f'{d}/rows'])
        lines = subprocess.check_output([f'{d}/rows'], text=True).split('\n')
    for named, attributes in zip(lines[0::2], lines[1::2]):
        groups |= {g.rstrip('?*') for g in named.split(',')}
        while '(' in attributes or '<' in attributes:
            attributes = re.sub(r'\([^()<>]*\)|<[^()<>]*>', '', attributes)
        attrs |= {re.split('[:?=]', a)[0] for a in attributes.split(',')}
    return groups, attrs | DISCARDABLE


def arguments(text, at):
    """The arguments of the call whose parenthesis opens before `at`."""
    depth, out, start, quoted = 0, [], at, False
    for i in range(at, len(text)):
        c = text[i]
        if c == '"' and text[i - 1] != '\\': quoted = not quoted
        if quoted: continue
        if c in '([{': depth += 1
        if c in ')]}': depth -= 1
        if depth < 0 or (c == ',' and depth == 0):
            out.append(text[start:i].strip())
            start = i + 1
        if depth < 0: return out
    return out


files = {os.path.join(r, f): open(os.path.join(r, f)).read() for r, _, fs in os.walk('src') for f in fs if f.endswith(('.c', '.h'))}
known = rows()
for text in files.values():
    for m in re.finditer(r'\b(cgi_\w+)\(([^;{}()]*\bconst char \*[^;{}()]*)\)(?: {|;)', text):
        for i, p in enumerate(m[2].split(',')):
            name = re.search(r'const char \*(\w+)$', p.strip())
            if name and name[1] in PARAMETERS: CALLS.add((m[1], i, PARAMETERS[name[1]]))
bad, seen = [], 0
for path, text in sorted(files.items()):
    for m in re.finditer(rf"\b({'|'.join({c[0] for c in CALLS})})\(", text):
        args = arguments(text, m.end())
        for function, i, kind in CALLS:
            for name in re.findall(r'"([^"]*)"', args[i]) if function == m[1] and i < len(args) else []:
                seen += 1
                if name not in known[kind] and '.' not in name: bad.append(f'{path}:{text.count(chr(10), 0, m.start()) + 1}: no row has "{name}"')
if seen < 500: bad.append(f'only {seen} names found')
sys.exit('\n'.join(bad) or 0)
