import { expect } from 'chai';
import { isCi } from '../../platform/ci.ts';

describe('a CI system', () => {
  for (const [env, answer] of [
    [{ CI: 'true' }, true],
    [{ CI: '1' }, true],
    [{ GITHUB_ACTIONS: 'true' }, true],
    [{ GITLAB_CI: 'true' }, true],
    [{ TF_BUILD: 'True' }, true],
    [{ JENKINS_URL: 'https://ci.example' }, true],
    [{ TEAMCITY_VERSION: '2026.1' }, true],
    [{ BUILDKITE: 'true' }, true],
    [{ CI: 'false', BUILDKITE: 'true' }, true],
    [{}, false],
    [{ CI: '' }, false],
    [{ CI: '0' }, false],
    [{ CI: 'False' }, false],
  ] as const) {
    it(`${answer ? 'is' : 'is not'} told by ${JSON.stringify(env)}`, () => expect(isCi(env)).to.equal(answer));
  }
});
