# make            builds build/cgc and the shipped headers
# make demo       a two-layer perceptron from MLIR text to a result on this machine
# make test       everything; ends with "N passed, N failed"
# make check-long the tests that take longer than a coffee
# make mutants    one small fault at a time in src/: do the tests notice? SEED=1 COUNT=200; tests/mutants/README.md
# make nvvm       builds the backend for PTX, build/codegen_nvvm.so, which cgc opens for the targets sm_NN; needs LLVM (LLVM_CONFIG=llvm-config-19)
# make bench      compile times, and kernels on the CPU driver beside hand-written ones, the simple pipeline, and another commit's (BASE=REVISION)
# make fuzz       libFuzzer on every target, TIME=60 seconds each (TARGETS="parser json" for some); tests/fuzz/README.md
# make headers    writes codegen.h, codegen_spirv.h and the texts of messages (tools/cgc_messages.h) from src/, tools/cgc_page.h from
#                 tools/report.html, and src/dialects/cg_groups.h and src/ir/op_tables.h from the op rows; make check-headers tells whether they are fresh
# make bundle OUT=dir   a folder with all that a project needs to build codegen in (tools/bundle.sh); README.md shows how to use it
# make install    headers, cgc, its man page, completion for shells, licence and codegen.pc under PREFIX (/usr/local), below DESTDIR when that is set;
#                 make uninstall removes them
# make format     formats the sources
# Another build of the same sources: make BUILD=build/asan SAN=1, or with CC, CFLAGS and LDFLAGS of one's own.

BUILD ?= build
CFLAGS ?= -O2 -g
WARN ?= -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wundef
CSTD ?= -std=c99
ifeq ($(SAN),1)
# GCC's sanitizers; a report ends the process, so that no test can pass over one.
# A test build, which allocates in tiny chunks, too. Hundreds of its processes run: where it is loaded is fixed, so that the descriptions of the
# sanitizers, megabytes of addresses, are not relocated each time.
CFLAGS := -Og -g1 -fno-pie -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all -DCODEGEN_TEST_PASSES
LDFLAGS += -no-pie -fsanitize=address,undefined
endif
TOOLFLAGS := -Itools -DCGC_SPLIT -D_POSIX_C_SOURCE=200809L

LIB_SRC := $(sort $(filter-out src/nvvm/%,$(shell find src -name '*.c')))
TOOL_SRC := $(sort $(filter-out tools/amalgamate.c tools/groups.c,$(wildcard tools/*.c)))
LIB_OBJ := $(LIB_SRC:%.c=$(BUILD)/obj/%.o)
TOOL_OBJ := $(TOOL_SRC:%.c=$(BUILD)/obj/%.o)
HEADERS := codegen.h codegen_spirv.h codegen_nvvm.h codegen_c.h
PREFIX ?= /usr/local
INSTALL ?= install

.PHONY: all nvvm llvm-config demo test check-long mutants bench groups headers check-headers format clean setup-build lib fuzz bundle install uninstall
.DELETE_ON_ERROR:
.SUFFIXES:

all: setup-build
	@$(MAKE) --no-print-directory groups
	@$(MAKE) --no-print-directory $(BUILD)/cgc headers

setup-build:
	@tools/setup.sh build

lib: $(BUILD)/libcodegen.a

$(BUILD)/obj/src/%.o: src/%.c
	@mkdir -p $(@D)
	$(CC) $(CSTD) $(CFLAGS) $(WARN) -Isrc -MMD -MP -c $< -o $@

$(BUILD)/obj/tools/%.o: tools/%.c
	@mkdir -p $(@D)
	$(CC) $(CSTD) $(CFLAGS) $(WARN) -Isrc $(TOOLFLAGS) -MMD -MP -c $< -o $@

$(BUILD)/libcodegen.a: $(LIB_OBJ)
	@rm -f $@
	$(AR) rcs $@ $(LIB_OBJ)

$(BUILD)/cgc: $(TOOL_OBJ) $(BUILD)/libcodegen.a
	$(CC) $(LDFLAGS) -rdynamic -o $@ $(TOOL_OBJ) $(BUILD)/libcodegen.a -lm -ldl

# LLVM is here alone. The library finds the functions of codegen.h in cgc.
LLVM_CONFIG ?= $(firstword $(foreach v,19 22 16 15,$(shell command -v llvm-config-$(v))) $(shell command -v llvm-config))
NVVM_SRC := $(sort $(wildcard src/nvvm/*.c))
nvvm: $(BUILD)/codegen_nvvm.so
llvm-config:
	@echo $(LLVM_CONFIG)
$(BUILD)/codegen_nvvm.so: $(NVVM_SRC) src/nvvm/emit.h $(wildcard src/*/cg_*.h src/dialects/*_ops.h)
	@[ -n "$(LLVM_CONFIG)" ] || { echo "make nvvm needs LLVM 15 or later: its llvm-config is not found (LLVM_CONFIG=FILE)" >&2; exit 1; }
	@mkdir -p $(@D)
	$(CC) $(CSTD) $(CFLAGS) $(WARN) -Isrc -isystem $$($(LLVM_CONFIG) --includedir) -fPIC -shared -o $@ $(NVVM_SRC) $(filter-out -no-pie,$(LDFLAGS)) \
	  $$($(LLVM_CONFIG) --ldflags --libs core nvptx passes)

# What the tests run: all objects but two are the product's. It verifies the IR after each pass, and has passes that are wrong on purpose.
CHECKED := $(BUILD)/checked/pass.o $(BUILD)/checked/test_break.o
$(BUILD)/checked/%.o: src/passes/%.c
	@mkdir -p $(@D)
	$(CC) $(CSTD) $(CFLAGS) $(WARN) -DCODEGEN_TEST_PASSES -Isrc -MMD -MP -c $< -o $@

$(BUILD)/checked/libcodegen.a: $(filter-out $(CHECKED:$(BUILD)/checked/%=$(BUILD)/obj/src/passes/%),$(LIB_OBJ)) $(CHECKED)
	@rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/checked/cgc: $(TOOL_OBJ) $(BUILD)/checked/libcodegen.a
	$(CC) $(LDFLAGS) -rdynamic -o $@ $^ -lm -ldl

$(BUILD)/amalgamate: tools/amalgamate.c
	@mkdir -p $(@D)
	$(CC) $(CSTD) -O1 $(WARN) $< -o $@

# The positions of operands come from the op rows.
GROUPS_H := src/dialects/cg_groups.h
TABLES_H := src/ir/op_tables.h
$(BUILD)/groups: tools/groups.c $(filter-out $(GROUPS_H),$(wildcard src/dialects/cg_*.h src/dialects/*_ops.h))
	@mkdir -p $(@D)
	$(CC) $(CSTD) -O1 $(WARN) -Isrc $< -o $@

groups: $(BUILD)/groups
	@$(BUILD)/groups $(GROUPS_H) $(TABLES_H)

headers: $(BUILD)/amalgamate groups
	@$(BUILD)/amalgamate src .

check-headers: $(BUILD)/amalgamate $(BUILD)/groups
	@$(BUILD)/groups --check $(GROUPS_H) $(TABLES_H)
	@$(BUILD)/amalgamate --check src .

demo:
	@tools/setup.sh demo
	@$(MAKE) --no-print-directory -s -j2 $(BUILD)/cgc
	@tools/demo.sh $(BUILD)/cgc

test:
	@tools/setup.sh test
	@tests/run.sh

check-long:
	@tools/setup.sh test
	@tests/run.sh --long

mutants:
	@tools/setup.sh test
	@tests/mutants/mutants.py --seed=$(or $(SEED),1) --count=$(or $(COUNT),200) --jobs=$(or $(JOBS),1)

bundle: headers
	@[ -n "$(OUT)" ] || { echo "usage: make bundle OUT=DIR" >&2; exit 2; }
	@CC='$(CC)' tools/bundle.sh '$(OUT)'

# FORM@PLACE: what `cgc help` prints, and where it is looked for.
HELP := --man@man/man1/cgc.1 --completion=bash@bash-completion/completions/cgc --completion=zsh@zsh/site-functions/_cgc \
  --completion=fish@fish/vendor_completions.d/cgc.fish

install: $(BUILD)/cgc headers
	$(INSTALL) -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/include' '$(DESTDIR)$(PREFIX)/lib/pkgconfig' '$(DESTDIR)$(PREFIX)/share/doc/codegen'
	$(INSTALL) -m 755 $(BUILD)/cgc '$(DESTDIR)$(PREFIX)/bin/'
	$(INSTALL) -m 644 $(HEADERS) '$(DESTDIR)$(PREFIX)/include/'
	$(INSTALL) -m 644 LICENSE '$(DESTDIR)$(PREFIX)/share/doc/codegen/'
	for h in $(HELP); do \
	  $(BUILD)/cgc help "$${h%@*}" >$(BUILD)/help && $(INSTALL) -D -m 644 $(BUILD)/help '$(DESTDIR)$(PREFIX)/share/'"$${h#*@}" || exit 1; \
	done
	version=$$(sed -n 's|^// codegen.h - v\([0-9.]*\) .*|\1|p' src/codegen.h) && sed -e 's|@PREFIX@|$(PREFIX)|' -e "s|@VERSION@|$$version|" codegen.pc.in \
	  >'$(DESTDIR)$(PREFIX)/lib/pkgconfig/codegen.pc'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/cgc' $(HEADERS:%='$(DESTDIR)$(PREFIX)/include/%') '$(DESTDIR)$(PREFIX)/lib/pkgconfig/codegen.pc'
	for h in $(HELP); do rm -f '$(DESTDIR)$(PREFIX)/share/'"$${h#*@}"; done
	rm -rf '$(DESTDIR)$(PREFIX)/share/doc/codegen'

fuzz:
	@tools/setup.sh test
	@tests/fuzz/fuzz.sh run $(or $(TIME),60) $(TARGETS)

bench:
	@tools/setup.sh bench
	@$(MAKE) --no-print-directory -s -j2 $(BUILD)/cgc
	@BASE='$(BASE)' bench/run.sh $(BUILD)

format:
	clang-format -i $$(tests/format_files.sh)

clean:
	rm -rf build

-include $(LIB_OBJ:.o=.d) $(TOOL_OBJ:.o=.d) $(CHECKED:.o=.d)
