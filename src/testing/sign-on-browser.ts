import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Page {
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly host: string;
}

const parseCookie = (header: string, host: string): Cookie & { isExpired: boolean } => {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const [name = '', ...value] = pair.split('=');
  const attribute = (wanted: string) =>
    attributes.find((item) => item.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const expires = attribute('expires');
  return {
    name,
    value: value.join('='),
    path: attribute('path') ?? '/',
    host,
    isExpired: expires !== undefined && Date.parse(expires) < 86_400_000,
  };
};

const matches = (path: string, cookiePath: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);

/** Keeps cookies by host and path like a browser; any host name reaches this machine. */
export class TestBrowser {
  #cookies: Cookie[] = [];

  cookieNames(): string[] {
    return this.#cookies.map(({ name }) => name);
  }

  async open(address: string, form?: Record<string, string>): Promise<Page> {
    const url = new URL(address);
    const sent = this.#cookies.filter(
      ({ host, path }) => host === url.hostname && matches(url.pathname, path),
    );
    const body = form && new URLSearchParams(form).toString();
    const answer = await new Promise<Page>((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: url.port,
          path: `${url.pathname}${url.search}`,
          method: form ? 'POST' : 'GET',
          headers: {
            host: url.host,
            accept: 'text/html',
            cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
            ...(body !== undefined && {
              'content-type': 'application/x-www-form-urlencoded',
              origin: url.origin,
            }),
          },
        },
        (incoming) => {
          const { statusCode: status = 0, headers } = incoming;
          text(incoming).then(
            (content) => resolve({ url: url.href, status, headers, body: content }),
            reject,
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
    for (const header of answer.headers['set-cookie'] ?? []) this.#store(parseCookie(header, url.hostname));
    return answer;
  }

  #store(cookie: Cookie & { isExpired: boolean }): void {
    const isSame = (other: Cookie) =>
      other.name === cookie.name && other.path === cookie.path && other.host === cookie.host;
    this.#cookies = this.#cookies.filter((other) => !isSame(other));
    if (!cookie.isExpired) this.#cookies.push(cookie);
  }

  /** Follows redirects until a page, or until the next address contains `until`, which is then not opened. */
  async follow(address: string, until?: string, form?: Record<string, string>): Promise<Page> {
    let page = await this.open(address, form);
    for (let hops = 0; page.headers.location !== undefined; hops += 1) {
      if (hops === 10) throw new Error('Too many redirects');
      const next = new URL(page.headers.location, page.url).href;
      if (until !== undefined && next.includes(until)) return { ...page, url: next };
      page = await this.open(next);
    }
    return page;
  }
}
