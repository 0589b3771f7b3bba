import { invalid } from '#kernel/errors.ts';
import { camposComErro } from '#kernel/validacao/campos-com-erro.ts';
import { mensagemDoErro } from '#kernel/validacao/zod-mensagens.ts';
import type { EventoDeEmail } from '../domain/eventos.ts';
import { type Palavras, palavrasDoEvento } from '../domain/modelo.ts';

export interface PalavrasEscritas {
  readonly assunto: string;
  readonly titulo: string;
  readonly corpo: string;
  readonly botao: string;
}

/** Checks and cleans the words by the form's rules, since calls may come without the form. */
export const readPalavras = (
  evento: EventoDeEmail,
  { assunto, titulo, corpo, botao }: PalavrasEscritas,
): Palavras => {
  const lidas = palavrasDoEvento(evento).safeParse(
    { assunto, titulo, corpo, botao },
    { error: mensagemDoErro },
  );
  if (lidas.success) return lidas.data;
  const campos = camposComErro(lidas.error);
  throw invalid('entrada.invalida', Object.values(campos)[0] ?? 'Campo inválido!', { campos });
};
