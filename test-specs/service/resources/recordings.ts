import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { JsonObject } from '../../../model/description/json.ts';
import { answer } from '../conventions/answers.ts';
import { invalid, Refusal } from '../conventions/errors.ts';
import type { Executions } from '../conventions/idempotency.ts';
import { create, find, type Kind, remove } from '../conventions/operations.ts';
import { type Call, originOf, parameter, type Variables } from '../conventions/requests.ts';
import type { Row } from '../store.ts';

const RECORDINGS: Kind = {
  table: 'recordings',
  schema: 'FileMetadata',
  pathOf: ({ id }) => `/v1/studio/recordings/${encodeURIComponent(id)}`,
};

/** Uploaded files (§4.8). Of the bytes the service keeps their size only. */
export function recordingRoutes(executions: Executions) {
  const routes = new Hono<{ Variables: Variables }>();
  routes.post('/recordings', async (call) => {
    const { title, file } = await parts(call);
    const digest = createHash('sha256')
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest('hex');
    return await executions.once(call, { title, digest }, async () => {
      const data = { size: file.size, type: mediaType(file) };
      return answer(call, metadata(call, await create(call, RECORDINGS, data)), 201);
    });
  });
  routes.get('/recordings/:recordingId', async (call) =>
    answer(call, metadata(call, await find(call, RECORDINGS, parameter(call, 'recordingId')))),
  );
  routes.delete('/recordings/:recordingId', (call) => remove(call, RECORDINGS, parameter(call, 'recordingId')));
  return routes;
}

/** The text part and the binary part of a form. */
async function parts(call: Call): Promise<{ title: string; file: File }> {
  if (!/^multipart\/form-data\s*;/i.test(call.req.header('content-type') ?? '')) {
    const detail = { field: '/Content-Type', issue: 'is not multipart/form-data', location: 'header' } as const;
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'A file is uploaded as a part of a form.', [detail]);
  }
  const form = await call.req.formData().catch(() => {
    throw invalid({ field: '/', issue: 'is no form', location: 'body' });
  });
  const [title, file] = [form.get('title'), form.get('artifact')];
  if (typeof title !== 'string' || title === '')
    throw invalid({ field: '/title', issue: 'is missing', location: 'body' });
  if (!(file instanceof File)) throw invalid({ field: '/artifact', issue: 'is no file', location: 'body' });
  return { title, file };
}

/** The type that the client names, without parameters. */
function mediaType({ type }: File): string {
  return /^[a-z]+\/[a-z0-9.+-]+/.exec(type.toLowerCase())?.[0] ?? 'application/octet-stream';
}

/** The file metadata (§2.7), in which time counts in seconds and size in bytes. */
function metadata(call: Call, row: Row): JsonObject {
  return {
    id: row.id,
    created_at: Math.floor(row.createTime / 1000),
    ...row.data,
    url: originOf(call) + RECORDINGS.pathOf(row),
  };
}
