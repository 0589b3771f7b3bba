import { renderEmail } from '#server/mail/layout.ts';
import type { Platform } from '#server/platform.ts';
import type { Variaveis } from '../domain/eventos.ts';
import type { Palavras } from '../domain/modelo.ts';
import { montarEmail } from '../domain/montar.ts';

/** A template filled in and put into the common layout of all mails. */
export const escreverEmail = (
  { config }: Pick<Platform, 'config'>,
  modelo: Palavras,
  variaveis: Variaveis,
  endereco: string,
): { readonly assunto: string; readonly texto: string; readonly html: string } => {
  const { assunto, titulo, paragrafos } = montarEmail(modelo, variaveis);
  const botao = modelo.botao && { botao: { rotulo: modelo.botao, endereco } };
  return { assunto, ...renderEmail({ titulo, paragrafos, ...botao }, config.instalacao.nome) };
};
