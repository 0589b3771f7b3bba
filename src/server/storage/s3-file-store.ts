import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';
import { assertKey, type FileStore } from './file-store.ts';

const unescapeXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const tag = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescapeXml(found);
};

/** Any server that speaks S3, with addresses endpoint/bucket/key, which all of them support. */
export const s3FileStore = (s3: NonNullable<Config['s3']>): FileStore => {
  const client = new AwsClient({
    accessKeyId: s3.keyId,
    secretAccessKey: s3.secret,
    region: s3.region,
    service: 's3',
    retries: 3,
  });
  const bucket = `${s3.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(s3.bucket)}`;
  const urlOf = (key: string): string => {
    assertKey(key);
    return `${bucket}/${key}`;
  };
  const call = async (url: string, init: RequestInit, ...accepted: readonly number[]): Promise<Response> => {
    const response = await client.fetch(url, { ...init, redirect: 'error' });
    if (response.ok || accepted.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`The file store answered ${response.status} to ${init.method ?? 'GET'}`);
  };
  const remove = async (key: string): Promise<void> => {
    await call(urlOf(key), { method: 'DELETE' }, 404);
  };
  const list = async function* (prefix: string): AsyncGenerator<string> {
    if (prefix !== '') assertKey(prefix);
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token) query.set('continuation-token', token);
      const xml = await (await call(`${bucket}?${query}`, { method: 'GET' })).text();
      for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield unescapeXml(key);
      token = tag(xml, 'IsTruncated') === 'true' ? tag(xml, 'NextContinuationToken') : undefined;
    } while (token);
  };
  return {
    write: async (key, bytes) => {
      await call(urlOf(key), { method: 'PUT', body: new Uint8Array(bytes) });
    },
    read: async (key) => {
      const response = await call(urlOf(key), { method: 'GET' }, 404);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      return Buffer.from(await response.arrayBuffer());
    },
    delete: async (key) => {
      // A folder is only a common prefix of keys. They are collected first, because deleting would
      // shift the pages of the list.
      const keys: string[] = [];
      for await (const each of list(key)) if (each === key || each.startsWith(`${key}/`)) keys.push(each);
      for (const each of keys) await remove(each);
    },
    assertReachable: async () => {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1' });
      const response = await call(`${bucket}?${query}`, { method: 'GET', signal: AbortSignal.timeout(5000) });
      await response.body?.cancel();
    },
    list,
    roundTimes: async () => undefined,
  };
};
