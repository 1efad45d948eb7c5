/** Variables that CI systems set; most set the first. */
const VARIABLES = ['CI', 'GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'JENKINS_URL', 'TEAMCITY_VERSION', 'BUILDKITE'];

/** True where a CI system runs the program. */
export function isCi(env: Readonly<Record<string, string | undefined>>): boolean {
  return VARIABLES.some((name) => !['', '0', 'false'].includes((env[name] ?? '').toLowerCase()));
}
