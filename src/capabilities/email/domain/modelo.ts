import { z } from 'zod';
import type { CheckFn } from 'zod/v4/core';
import { campo } from '#kernel/validacao/campo.ts';
import { type EventoDeEmail, variaveisDevidas, variaveisDoEvento, variaveisUsadas } from './eventos.ts';
import { limparMarcas, marcaSemFim } from './marcacao.ts';

const CHAVES = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What stands between braces but is not a known name; unpaired braces count as '{{' or '}}'. */
export const desconhecidas = (texto: string, conhecidas: readonly string[]): string[] => {
  const nomes = [...texto.matchAll(CHAVES)].map(([, nome = '']) => nome);
  const soltas = texto.replace(CHAVES, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...nomes.filter((nome) => !conhecidas.includes(nome)), ...soltas])];
};

const temNome = (nome: string): boolean => !/^[{}]+$/.test(nome);
const escrita = (nome: string): string => (temNome(nome) ? `{{${nome}}}` : nome);

const frase = (nome: string, conhecidas: readonly string[]): string => {
  if (!temNome(nome)) return `Há ${nome} sem par. Escreva o nome inteiro entre {{ e }}.`;
  const quais = conhecidas.map(escrita).join(' ');
  return `Não existe ${escrita(nome)} neste aviso. ${quais ? `Use: ${quais}.` : 'Aqui não se usam dados do aviso.'}`;
};

/** The number of the case stands in the text: the subject of a mail to who reported is another one. */
const NO_TEXTO = 'protocolo';

/** What the notice owes and these words do not tell. */
export const faltam = (
  evento: EventoDeEmail,
  { assunto, titulo, corpo }: Readonly<Record<'assunto' | 'titulo' | 'corpo', string>>,
): string[] => {
  const noTexto = variaveisUsadas(corpo);
  const usadas = [...noTexto, ...variaveisUsadas(assunto), ...variaveisUsadas(titulo)];
  return variaveisDevidas(evento).filter((nome) => !(nome === NO_TEXTO ? noTexto : usadas).includes(nome));
};

const fraseDoQueFalta = (nome: string): string =>
  `Falta ${escrita(nome)} no texto: quem recebe este aviso precisa saber disso.`;

const fraseDaMarca = (marca: string): string =>
  `A marca ${marca} não é fechada, e todo o texto depois dela se perderia. Apague-a, ou feche-a.`;

const semMarcaAberta: CheckFn<string> = ({ value, issues }) => {
  const marca = marcaSemFim(value);
  if (marca !== null) issues.push({ code: 'custom', input: value, message: fraseDaMarca(marca) });
};

const MAX_CORPO = 5000;
const umaLinha = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((texto) => texto.replace(/\s+/g, ' '));

const palavras = z.object({
  assunto: campo('Assunto', umaLinha(150).pipe(z.string().min(3))),
  titulo: campo('Título', umaLinha(150).pipe(z.string().min(3))),
  corpo: campo(
    'Texto',
    z.string().max(MAX_CORPO).check(semMarcaAberta).transform(limparMarcas).pipe(z.string().min(20)),
  ),
  botao: campo('Texto do botão', umaLinha(60)).transform((texto) => texto || null),
});

/** The words of a template, which may be rewritten. */
export type Palavras = z.output<typeof palavras>;

export const LIMITE_DO_CORPO = MAX_CORPO;

/**
 * The words of an event's template. A name that the event does not give is refused, by the form and
 * the server: people would read it as it is. What the notice owes must be told. The button
 * leads where the event says and takes no names.
 */
export const palavrasDoEvento = (evento: EventoDeEmail) => {
  const conhecidas = variaveisDoEvento(evento);
  return palavras.check((payload) => {
    const { assunto, titulo, corpo, botao } = payload.value;
    const textos = { assunto, titulo, corpo, botao: botao ?? '' };
    for (const [nome, texto] of Object.entries(textos)) {
      const destas = nome === 'botao' ? [] : conhecidas;
      const [primeira] = desconhecidas(texto, destas);
      if (primeira === undefined) continue;
      payload.issues.push({
        code: 'custom',
        input: texto,
        message: frase(primeira, destas),
        path: [nome],
      });
    }
    for (const nome of faltam(evento, payload.value))
      payload.issues.push({ code: 'custom', input: corpo, message: fraseDoQueFalta(nome), path: ['corpo'] });
  });
};

/** What would be refused, shown while typing; unpaired braces do not count yet. */
export const avisosDasPalavras = (
  evento: EventoDeEmail,
  { corpo, ...linhas }: Readonly<Record<'assunto' | 'titulo' | 'corpo' | 'botao', string>>,
): string[] => {
  const conhecidas = variaveisDoEvento(evento);
  const erradas = [linhas.assunto, linhas.titulo, corpo].flatMap((texto) => desconhecidas(texto, conhecidas));
  const noBotao = desconhecidas(linhas.botao, []);
  const marca = marcaSemFim(corpo);
  return [
    ...new Set([
      ...erradas.filter(temNome).map((nome) => frase(nome, conhecidas)),
      ...noBotao.filter(temNome).map((nome) => frase(nome, [])),
      ...(marca === null ? [] : [fraseDaMarca(marca)]),
    ]),
  ];
};

/** As the form holds it: a button without words is ''. */
export const palavrasNoFormulario = ({ botao, ...resto }: Palavras) => ({ ...resto, botao: botao ?? '' });
