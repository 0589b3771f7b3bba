import { invalid } from '#kernel/errors.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { mensagemDoErro } from '#kernel/validacao/zod-mensagens.ts';
import type { Config } from '#server/config.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { fraseDoLugar, type LugaresPermitidos, lugaresEstranhos } from '../domain/enderecos-do-modelo.ts';
import type { EventoDeEmail } from '../domain/eventos.ts';
import { faltam, type Palavras, palavrasDoEvento } from '../domain/modelo.ts';

export interface PalavrasEscritas {
  readonly assunto: string;
  readonly titulo: string;
  readonly corpo: string;
  readonly botao: string;
}

/** The platform's own addresses, and those that its operator named. */
export const lugaresDe = (config: Config): LugaresPermitidos => [
  ...[origemPublica(config), config.onionUrl].flatMap((cada) => (cada ? [new URL(cada).hostname] : [])),
  ...config.emailLinks,
];

const frasesDosLugares = (config: Config, palavras: Palavras): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lugaresEstranhos(palavras, lugaresDe(config), config.instalacao.nome)).map(
      ([campo, lugar]) => [campo, fraseDoLugar(lugar)],
    ),
  );

/** Whether words that were saved, perhaps before these rules, may still be sent. */
export const podemSair = (config: Config, evento: EventoDeEmail, palavras: Palavras): boolean =>
  faltam(evento, palavras).length === 0 && Object.keys(frasesDosLugares(config, palavras)).length === 0;

/** Checks and cleans the words by the form's rules, since calls may come without the form. */
export const readPalavras = (
  { config }: Pick<Platform, 'config'>,
  evento: EventoDeEmail,
  { assunto, titulo, corpo, botao }: PalavrasEscritas,
): Palavras => {
  const lidas = palavrasDoEvento(evento).safeParse(
    { assunto, titulo, corpo, botao },
    { error: mensagemDoErro },
  );
  const campos = lidas.success ? frasesDosLugares(config, lidas.data) : camposComErro(lidas.error);
  if (lidas.success && Object.keys(campos).length === 0) return lidas.data;
  throw invalid('entrada.invalida', Object.values(campos)[0] ?? 'Campo inválido!', { campos });
};
