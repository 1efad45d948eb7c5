import { describeRule } from '../../../framework/describe-rule.ts';

export default describeRule({
  id: 'accept-headers',
  statements: ['9.1/accept-headers'],
  severity: 'hint',
  summary: 'Clients send Accept, Accept-Charset with utf-8, and Content-Language with data.',
  why: 'What a client does not say, the service assumes: a later format, charset or language then comes as a surprise.',
});
