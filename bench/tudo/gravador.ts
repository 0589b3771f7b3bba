import { systemClock } from '../../src/server/clock.ts';
import { loadConfig } from '../../src/server/config.ts';
import { abrirGravador as abrir, type Gravador } from '../../src/testing/planos/gravador.ts';
import type { Pedido, Quem, Resposta } from './carga.ts';

export { type Gravador, usar } from '../../src/testing/planos/gravador.ts';

/** On the database of a measure, with the settings that its product has. */
export const abrirGravador = (url: string, env: Readonly<Record<string, string>>): Promise<Gravador> =>
  abrir(url, loadConfig({ ...process.env, ...env, DATABASE_URL: url, LOG_LEVEL: 'silent' }), systemClock);

/** A browser inside the process that writes down. */
export const navegadorDe = ({ inject }: Gravador, numero: number): Quem => {
  const cookies = new Map<string, string>();
  const pedir = async ({ method = 'GET', path, headers, body }: Pedido): Promise<Resposta> => {
    const cookie = [...cookies].map(([nome, valor]) => `${nome}=${encodeURIComponent(valor)}`).join('; ');
    const resposta = await inject({
      method,
      url: path,
      remoteAddress: `198.51.100.${numero}`,
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    for (const { name, value } of resposta.cookies) cookies.set(name, value);
    const { statusCode, body: texto } = resposta;
    return { status: statusCode, headers: resposta.headers as Resposta['headers'], texto };
  };
  return { pedir };
};
