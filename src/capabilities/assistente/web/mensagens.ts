import { nomeDaFonte } from '#capabilities/ajuda/domain/passagem.ts';
import type { EventoDoAssistente, FimDaResposta } from '../contract.ts';

interface DaPessoa {
  readonly id: number;
  readonly de: 'pessoa';
  readonly texto: string;
  /** True if it tells what happened and goes into the form. */
  readonly isRelato: boolean;
}

export interface DoAssistente {
  readonly id: number;
  readonly de: 'assistente';
  readonly texto: string;
  readonly estado: 'escrevendo' | 'pronta' | 'interrompida' | 'falhou';
  readonly fim: FimDaResposta | null;
}

export type Mensagem = DaPessoa | DoAssistente;

const comEvento = (mensagem: DoAssistente, evento: EventoDoAssistente): DoAssistente => {
  switch (evento.tipo) {
    case 'texto':
      return { ...mensagem, texto: mensagem.texto + evento.texto };
    case 'refazer':
      return { ...mensagem, texto: '' };
    case 'erro':
      return { ...mensagem, texto: evento.mensagem, estado: 'falhou' };
    case 'fim':
      return { ...mensagem, estado: 'pronta', fim: evento };
  }
};

/** Applies an event to the answer being written, and what it understood to its question. */
export const ouvirEvento = (
  mensagens: readonly Mensagem[],
  idResposta: number,
  evento: EventoDoAssistente,
): readonly Mensagem[] =>
  mensagens.map((mensagem) => {
    if (mensagem.de === 'assistente')
      return mensagem.id === idResposta ? comEvento(mensagem, evento) : mensagem;
    const isAPergunta = mensagem.id === idResposta - 1;
    return isAPergunta && evento.tipo === 'fim' ? { ...mensagem, isRelato: evento.isRelato } : mensagem;
  });

/** Ends an answer early: the person stopped it, or it failed. */
export const encerrar = (
  mensagens: readonly Mensagem[],
  idResposta: number,
  estado: 'interrompida' | 'falhou',
  frase: string,
): readonly Mensagem[] =>
  mensagens.map((mensagem) =>
    mensagem.de === 'assistente' && mensagem.id === idResposta && mensagem.estado === 'escrevendo'
      ? { ...mensagem, estado, texto: mensagem.texto ? `${mensagem.texto}\n\n${frase}` : frase }
      : mensagem,
  );

/** The step of the conversation, as the last complete answer left it. */
export const passoAtual = (mensagens: readonly Mensagem[]): FimDaResposta['passo'] =>
  mensagens.findLast(
    (mensagem): mensagem is DoAssistente => mensagem.de === 'assistente' && mensagem.fim !== null,
  )?.fim?.passo ?? null;

/**
 * The answer that leads to the right form: the newest with a step or a form. Since an older one,
 * the type or the choice to be identified may have changed.
 */
export const idDoFormulario = (mensagens: readonly Mensagem[]): number | null => {
  const atual = mensagens.findLast(
    (mensagem) =>
      mensagem.de === 'assistente' &&
      mensagem.fim !== null &&
      (mensagem.fim.passo !== null || mensagem.fim.acoes.some(({ tipo }) => tipo === 'formulario')),
  );
  return atual?.id ?? null;
};

/** Everything told so far, for the form. */
export const relatoDe = (mensagens: readonly Mensagem[]): string =>
  mensagens
    .flatMap((mensagem) => (mensagem.de === 'pessoa' && mensagem.isRelato ? [mensagem.texto] : []))
    .join('\n\n');

const linhaDaFonte = ({ fonte, titulo, endereco }: FimDaResposta['fontes'][number], origem: string): string =>
  `- ${nomeDaFonte[fonte]}: ${titulo} (${origem}/web${endereco})`;

/** The conversation as the person saves it. */
export const emTexto = (mensagens: readonly Mensagem[], quando: string, origem: string): string =>
  [
    `Conversa com o assistente, ${quando}`,
    ...mensagens.map((mensagem) => {
      if (mensagem.de === 'pessoa') return `Você: ${mensagem.texto}`;
      const fontes = mensagem.fim?.fontes ?? [];
      const deOnde =
        fontes.length > 0 ? `\nFontes:\n${fontes.map((cada) => linhaDaFonte(cada, origem)).join('\n')}` : '';
      return `Assistente: ${mensagem.texto}${deOnde}`;
    }),
  ].join('\n\n');
