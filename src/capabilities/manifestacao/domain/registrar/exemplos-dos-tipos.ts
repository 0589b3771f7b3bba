import { TipoManifestacao } from '#kernel/enumeracoes.ts';

interface TipoComExemplo {
  readonly tipo: number;
  readonly nome: string;
  readonly exemplo: string;
}

const { reclamacao, elogio, sugestao, solicitacao, denuncia, acessoAInformacao, simplifique } =
  TipoManifestacao;

/** What belongs to each type for who works in the institution; in this order, what weighs most first. */
const DO_CANAL_INTERNO: readonly (readonly [number, string])[] = [
  [denuncia, 'Quero contar assédio, discriminação, retaliação ou outra conduta irregular'],
  [
    reclamacao,
    'Quero reclamar das condições de trabalho, da jornada, de um benefício ou de como me trataram',
  ],
  [solicitacao, 'Preciso que a instituição faça alguma coisa por mim ou pela minha equipe'],
  [sugestao, 'Tenho uma ideia para melhorar o trabalho'],
  [elogio, 'Quero elogiar colegas, uma equipe ou uma chefia'],
  [simplifique, 'Uma rotina interna tem burocracia que dá para tirar'],
];

/** What a clerk hears from the person on the phone or at the desk. */
const DO_ATENDIMENTO: Readonly<Record<number, string>> = {
  [reclamacao]: 'Reclama de um serviço ou atendimento',
  [elogio]: 'Elogia quem atendeu bem',
  [solicitacao]: 'Precisa que o órgão faça alguma coisa',
  [sugestao]: 'Tem uma ideia para melhorar um serviço',
  [denuncia]: 'Conta um ato irregular ou ilegal',
  [simplifique]: 'Aponta burocracia que dá para tirar de um serviço',
  [acessoAInformacao]: 'Pede um documento, um dado ou uma resposta que o órgão tem',
};

const lugarNoCanalInterno = (tipo: number): number => {
  const lugar = DO_CANAL_INTERNO.findIndex(([cada]) => cada === tipo);
  return lugar === -1 ? DO_CANAL_INTERNO.length : lugar;
};

export const tiposDoCanalInterno = (tipos: readonly TipoComExemplo[]): readonly TipoComExemplo[] => {
  const exemplos = new Map(DO_CANAL_INTERNO);
  return tipos
    .map((cada) => ({ ...cada, exemplo: exemplos.get(cada.tipo) ?? cada.exemplo }))
    .toSorted((a, b) => lugarNoCanalInterno(a.tipo) - lugarNoCanalInterno(b.tipo));
};

export const tiposDoAtendimento = (tipos: readonly TipoComExemplo[]): readonly TipoComExemplo[] =>
  tipos.map((cada) => ({ ...cada, exemplo: DO_ATENDIMENTO[cada.tipo] ?? cada.exemplo }));
