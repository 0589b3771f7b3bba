import { z } from 'zod';
import { SettingError } from '../config.ts';
import type { ChaveMestra, Embrulhada } from './mestra.ts';
import { lerSegredo } from './segredo-em-arquivo.ts';

export interface Transit {
  readonly url: string;
  readonly tokenFile: string;
  readonly mount: string;
  readonly chave: string;
}

const PRAZO_MS = 10_000;
/** Of one request, far below what such services take at once. */
const POR_PEDIDO = 200;

const resposta = z.object({
  data: z.object({
    batch_results: z.array(
      z.object({
        ciphertext: z.string().optional(),
        plaintext: z.string().optional(),
        error: z.string().optional(),
      }),
    ),
  }),
});
type Resultado = z.output<typeof resposta>['data']['batch_results'][number];

const falha = (url: string, porque: string): SettingError =>
  new SettingError(`O cofre de chaves em VAULT_ADDR (${url}) ${porque}.`);

const PORQUE: Readonly<Record<number, string>> = {
  400: 'recusou o pedido; confira VAULT_TRANSIT_KEY e se a chave é a desta instalação',
  403: 'recusou o token de VAULT_TOKEN_FILE, ou ele não pode usar a chave de VAULT_TRANSIT_KEY',
  404: 'não tem a chave de VAULT_TRANSIT_KEY em VAULT_TRANSIT_MOUNT',
  503: 'está lacrado (sealed) ou em manutenção',
};

const pedir = async (
  { url, tokenFile, mount, chave }: Transit,
  acao: 'encrypt' | 'decrypt' | 'rewrap',
  entradas: readonly Record<string, string>[],
): Promise<Resultado[]> => {
  // Read each time: an agent beside us may renew it.
  const token = await lerSegredo('VAULT_TOKEN_FILE', tokenFile);
  const response = await fetch(`${url}/v1/${mount}/${acao}/${encodeURIComponent(chave)}`, {
    method: 'POST',
    headers: { 'X-Vault-Token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ batch_input: entradas }),
    redirect: 'error',
    signal: AbortSignal.timeout(PRAZO_MS),
  }).catch((error: unknown) => {
    const demorou = error instanceof Error && error.name === 'TimeoutError';
    throw falha(url, demorou ? 'demorou demais a responder' : 'não respondeu; confira o endereço e a rede');
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw falha(url, PORQUE[response.status] ?? `respondeu com o erro ${response.status}`);
  }
  const lida = resposta.safeParse(await response.json().catch(() => null));
  const resultados = lida.success ? lida.data.data.batch_results : [];
  if (resultados.length !== entradas.length || resultados.some(({ error }) => error))
    throw falha(url, 'respondeu o que não se esperava; confira se é mesmo um serviço transit');
  return resultados;
};

const emPartes = async (
  transit: Transit,
  acao: 'encrypt' | 'decrypt' | 'rewrap',
  entradas: readonly Record<string, string>[],
): Promise<Resultado[]> => {
  const resultados: Resultado[] = [];
  for (let de = 0; de < entradas.length; de += POR_PEDIDO)
    resultados.push(...(await pedir(transit, acao, entradas.slice(de, de + POR_PEDIDO))));
  return resultados;
};

/** A key that never leaves a service with the transit protocol of HashiCorp Vault, which OpenBao and others speak. */
export const mestraTransit = (transit: Transit): ChaveMestra => {
  const prefixo = `vault:${transit.mount}/${transit.chave}:`;
  const embrulhada = ({ ciphertext = '' }: Resultado): Embrulhada => {
    const [, versao] = /^vault:(v\d+):/.exec(ciphertext) ?? [];
    if (!versao) throw falha(transit.url, 'respondeu sem dizer a versão da chave');
    return { por: `${prefixo}${versao}`, chave: Buffer.from(ciphertext, 'utf8') };
  };
  const cifradas = (chaves: readonly Buffer[]) =>
    chaves.map((chave) => ({ ciphertext: chave.toString('utf8') }));
  const embrulhar = async (chaves: readonly Buffer[]): Promise<Embrulhada[]> => {
    const entradas = chaves.map((chave) => ({ plaintext: chave.toString('base64') }));
    return (await emPartes(transit, 'encrypt', entradas)).map(embrulhada);
  };
  return {
    abre: (por) => por.startsWith(prefixo),
    // Its newest version is told only by using it.
    nome: async () => (await embrulhar([Buffer.from('versão')]))[0]?.por ?? '',
    embrulhar,
    desembrulhar: async (chaves) =>
      (await emPartes(transit, 'decrypt', cifradas(chaves))).map(({ plaintext = '' }) =>
        Buffer.from(plaintext, 'base64'),
      ),
    reembrulhar: async (chaves) => (await emPartes(transit, 'rewrap', cifradas(chaves))).map(embrulhada),
  };
};
