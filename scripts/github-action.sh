#!/usr/bin/env bash
# The step of action.yml. Its inputs come as LINTEL_* variables; every value is quoted and none is evaluated.
# Works with bash 3.2, which macOS has.
set -euo pipefail

# Says a sentence as an annotation; the runner undoes exactly these three.
complain() {
  local text=${1//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '::error title=Lintel::%s\n' "${text//$'\n'/%0A}"
}

refuse() {
  complain "$1"
  output exit-code 2
  exit 2
}

# Writes an output of the step; a line break in its value would begin another one.
output() {
  printf '%s=%s\n' "$1" "${2//[$'\r\n']/}" >>"$GITHUB_OUTPUT"
}

is_true() {
  case $2 in
    true) return 0 ;;
    false | '') return 1 ;;
    *) refuse "the input $1 is \"$2\"; write true or false" ;;
  esac
}

# Sets `trimmed` to a line without what is blank around it.
trim() {
  trimmed=${1%$'\r'}
  trimmed=${trimmed#"${trimmed%%[![:blank:]]*}"}
  trimmed=${trimmed%"${trimmed##*[![:blank:]]}"}
}

# Adds the options for a pull request: what it adds to a baseline does not count, and one from a fork has no say in .lintel.yaml and brings no programs.
pull_request() {
  local event base fork
  event=$(node -e '
    const { pull_request: pull } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    const isCommit = /^[0-9a-f]{40,64}$/.test(pull?.base?.sha);
    if (isCommit) console.log(pull.base.sha, pull.head?.repo?.full_name !== pull.base.repo?.full_name);
  ' "${GITHUB_EVENT_PATH:-/dev/null}" 2>/dev/null) || event=
  base=${event% *}
  fork=${event#* }
  if is_true baseline-growth "$LINTEL_BASELINE_GROWTH"; then growth=true; else growth=false; fi
  case $LINTEL_CODE in
    true) ;;
    false) trust+=(--no-code) ;;
    '') if [ "$fork" = true ]; then trust+=(--no-code); fi ;;
    *) refuse "the input code is \"$LINTEL_CODE\"; write true or false, or leave it out" ;;
  esac
  base_commit=$base
  if [ -z "$base" ]; then return; fi
  if ! git cat-file -e "$base^{commit}" 2>/dev/null && ! git fetch --quiet --no-tags --depth=1 origin "$base" 2>/dev/null; then
    refuse "the commit $base, from which the pull request branches off, cannot be fetched; check out with fetch-depth: 0"
  fi
  options+=("--baseline-from=$base")
  if [ "$growth" = true ]; then options+=(--accept-baseline-growth); fi
  if [ "$fork" = true ]; then settings=("--settings-from=$base"); fi
  options+=(${settings[@]+"${settings[@]}"})
}

# Shows what a run beside lint wrote; the graver exit code counts. $1: its exit code, $2: what is shown.
show() {
  echo "::stop-commands::$silence"
  cat "$work/stderr"
  if [ "$annotated" = false ]; then cat "$2"; fi
  echo "::$silence::"
  if [ "$annotated" = true ]; then cat "$2"; fi
  if [ "$1" -gt "$code" ]; then code=$1; fi
}

# Compares the files with those of the base; the graver exit code counts.
compare() {
  local compared=0 options=(--format "$format")
  if ! is_true diff "${LINTEL_DIFF:-}" || [ -z "$base_commit" ]; then return; fi
  if [ -n "$LINTEL_FAIL_SEVERITY" ]; then options+=("--fail-severity=$LINTEL_FAIL_SEVERITY"); fi
  if [ -n "${LINTEL_DIFF_BASELINE:-}" ]; then options+=("--baseline=$LINTEL_DIFF_BASELINE"); fi
  if is_true summary "$LINTEL_SUMMARY"; then options+=(--format markdown "--output.markdown=$work/changes.md"); fi
  options+=(${settings[@]+"${settings[@]}"})
  "${command[@]}" diff "${options[@]}" "--since=$base_commit" -- "${files[@]}" >"$work/changes" 2>"$work/stderr" || compared=$?
  show "$compared" "$work/changes"
}

# Sets `lines` to the lines of a text that are not blank.
read_lines() {
  local line
  lines=()
  while IFS= read -r line || [ -n "$line" ]; do
    trim "$line"
    if [ -n "$trimmed" ]; then lines+=("$trimmed"); fi
  done <<<"$1"
}

# Judges recorded traffic of the service, where there is some; the graver exit code counts.
verify() {
  local verified=0 line options=(--format "$format")
  read_lines "${LINTEL_TRAFFIC_DESCRIPTION:-}"
  for line in ${lines[@]+"${lines[@]}"}; do options+=("--description=$line"); done
  read_lines "${LINTEL_TRAFFIC:-}"
  if [ ${#lines[@]} -eq 0 ]; then return; fi
  if is_true summary "$LINTEL_SUMMARY"; then options+=(--format markdown "--output.markdown=$work/traffic.md"); fi
  if [ -n "$LINTEL_FAIL_SEVERITY" ]; then options+=("--fail-severity=$LINTEL_FAIL_SEVERITY"); fi
  if [ -n "$LINTEL_RULESET" ]; then options+=("--ruleset=$LINTEL_RULESET"); fi
  "${command[@]}" verify "${options[@]}" ${trust[@]+"${trust[@]}"} -- "${lines[@]}" >"$work/traffic" 2>"$work/stderr" || verified=$?
  show "$verified" "$work/traffic"
}

command -v node >/dev/null || refuse 'Lintel needs Node 20.19 or later; add actions/setup-node before this step'

work=$(mktemp -d "${RUNNER_TEMP:-/tmp}/lintel.XXXXXX")
sarif=${LINTEL_SARIF:-$work/lintel.sarif}
json=$work/lintel.json
# A report of an earlier run is not to be taken for this one's.
rm -f -- "$sarif"

# Whether a program in node_modules is checked in: its link, or anything of its package. Then a pull request may have brought it along.
is_checked_in() {
  local package
  package=$(node -e '
    const { existsSync, realpathSync } = require("node:fs");
    const { basename, dirname, join } = require("node:path");
    const real = realpathSync(process.argv[1]);
    // A script in place of a link starts the package beside it.
    let folder = basename(dirname(real)) === ".bin" ? realpathSync(join(dirname(real), "../lintel")) : dirname(real);
    while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
    console.log(folder);
  ' "$1" 2>/dev/null) || return 0
  is_tracked "$(dirname "$1")" lintel || is_tracked "$package" .
}

# True also where git cannot tell.
is_tracked() {
  local listed
  listed=$(git -c safe.directory='*' -C "$1" ls-files -- "$2" 2>/dev/null) || return 0
  [ -n "$listed" ]
}

# The Lintel that is installed, or else this action, which is its own source: a name in a registry may be somebody else's.
own=$GITHUB_ACTION_PATH/dist/cli/main.cjs
command=()
is_true checked-in "$LINTEL_CHECKED_IN" && checked_in=true || checked_in=false
for folder in . "${GITHUB_WORKSPACE:-.}"; do
  program=$folder/node_modules/.bin/lintel
  if [ ${#command[@]} -gt 0 ] || [ ! -e "$program" ]; then continue; fi
  if [ "$checked_in" = true ] || ! is_checked_in "$program"; then command=("$program"); fi
done
if [ ${#command[@]} -eq 0 ]; then
  if [ ! -e "$own" ] && ! (cd "$GITHUB_ACTION_PATH" && npm ci --no-audit --no-fund) >"$work/build" 2>&1; then
    cat "$work/build"
    refuse 'Lintel could not be built; add it to package.json of the repository, and npm ci before this step'
  fi
  command=(node "$own")
fi

options=("--output.sarif=$sarif" "--output.json=$json")
if [ -n "$LINTEL_FAIL_SEVERITY" ]; then options+=("--fail-severity=$LINTEL_FAIL_SEVERITY"); fi
format=stylish
annotated=false
if is_true annotations "$LINTEL_ANNOTATIONS"; then format=github-actions annotated=true; fi
options+=(--format "$format" --format sarif --format json)
if is_true summary "$LINTEL_SUMMARY"; then options+=(--format markdown "--output.markdown=$work/summary.md"); fi
if [ -n "$LINTEL_RULESET" ]; then options+=("--ruleset=$LINTEL_RULESET"); fi
if [ "$LINTEL_BASELINE" = false ]; then
  options+=(--no-baseline)
elif [ -n "$LINTEL_BASELINE" ]; then
  options+=("--baseline=$LINTEL_BASELINE")
fi
base_commit=
trust=()
settings=()
pull_request
options+=(${trust[@]+"${trust[@]}"})
if is_true remote-rulesets "$LINTEL_REMOTE_RULESETS"; then options+=(--remote-rulesets); fi
while IFS= read -r line || [ -n "$line" ]; do
  trim "$line"
  if [ -n "$trimmed" ]; then options+=("--allow-references=$trimmed"); fi
done <<<"$LINTEL_ALLOW_REFERENCES"
if [ -n "$LINTEL_SINCE" ]; then options+=("--since=$LINTEL_SINCE"); fi
if is_true changed-lines "$LINTEL_CHANGED_LINES"; then options+=(--changed-lines); fi
if [ -n "$LINTEL_SHARD" ]; then options+=("--shard=$LINTEL_SHARD"); fi

files=()
while IFS= read -r line || [ -n "$line" ]; do
  trim "$line"
  if [ -n "$trimmed" ]; then files+=("$trimmed"); fi
done <<<"$LINTEL_FILES"
if [ ${#files[@]} -eq 0 ]; then refuse 'the input files names nothing; name files, folders or globs, one in each line'; fi

code=0
"${command[@]}" lint "${options[@]}" -- "${files[@]}" >"$work/stdout" 2>"$work/stderr" || code=$?

# What is told in the log may quote a description; the runner is not to take it for a command.
silence=$(node -p 'require("node:crypto").randomUUID()')
echo "::stop-commands::$silence"
cat "$work/stderr"
if [ "$annotated" = false ]; then cat "$work/stdout"; fi
echo "::$silence::"
if [ "$annotated" = true ]; then cat "$work/stdout"; fi
compare
verify
if [ "$code" -gt 1 ]; then complain "$(head -n 5 "$work/stderr")"; fi

output exit-code "$code"
if [ -f "$json" ]; then
  counts=$(node -e '
    const findings = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"));
    console.log(findings.length, findings.filter(({ severity }) => severity === 0).length);
  ' "$json")
  output findings "${counts% *}"
  output errors "${counts#* }"
fi
if [ -f "$sarif" ]; then output sarif "$(node -p 'require("node:path").resolve(process.argv[1])' "$sarif")"; fi
if [ -f "$work/summary.md" ]; then
  { printf '## Lintel\n\n'; cat "$work/summary.md"; printf '\n'; } >>"$GITHUB_STEP_SUMMARY"
fi
if [ -f "$work/changes.md" ]; then
  { printf '## Lintel: changes\n\n'; sed 's/^#/##/' "$work/changes.md"; printf '\n'; } >>"$GITHUB_STEP_SUMMARY"
fi
if [ -f "$work/traffic.md" ]; then
  { printf '## Lintel: traffic\n\n'; cat "$work/traffic.md"; printf '\n'; } >>"$GITHUB_STEP_SUMMARY"
fi
exit "$code"
