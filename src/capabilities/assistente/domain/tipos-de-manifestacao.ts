import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { DIAS_ACESSO, DIAS_OUVIDORIA } from '#kernel/prazo/prazos-da-lei.ts';
import { type Expressao, expressoes } from './expressao.ts';

/** What a person may file, by the type numbers of the whole product. */
export const tiposQueSeRegistram = [
  TipoManifestacao.denuncia,
  TipoManifestacao.reclamacao,
  TipoManifestacao.solicitacao,
  TipoManifestacao.acessoAInformacao,
  TipoManifestacao.sugestao,
  TipoManifestacao.simplifique,
  TipoManifestacao.elogio,
] as const;
export type TipoDoRegistro = (typeof tiposQueSeRegistram)[number];

interface SobreOTipo {
  /** With its article: 'uma reclamação'; `sua` is 'sua reclamação'. */
  readonly nome: string;
  readonly sua: string;
  /** What the type is, and how it differs from similar ones. */
  readonly explica: string;
  readonly lei: string;
  readonly prazo: string;
  /** The type asked for by its name: 'quero denunciar'. */
  readonly pedida: readonly Expressao[];
  /** What an account of this type speaks about. */
  readonly fala: readonly Expressao[];
}

const daOuvidoria = `O órgão responde em até ${DIAS_OUVIDORIA} dias.`;

export const sobreOTipo: Readonly<Record<TipoDoRegistro, SobreOTipo>> = {
  [TipoManifestacao.denuncia]: {
    nome: 'uma denúncia',
    sua: 'sua denúncia',
    explica:
      'Denúncia é contar que alguém fez algo irregular ou ilegal no serviço público, para ser apurado: propina, desvio, fraude, assédio, discriminação. Se o serviço foi ruim, mas ninguém agiu fora da lei, é reclamação.',
    lei: 'Lei 13.460/2017 e Lei 13.608/2018',
    prazo: daOuvidoria,
    pedida: expressoes('denunciar, denuncia, denunciando, delatar'),
    // A denúncia is recognized by sinais-de-irregularidade.ts, which wins over the other types.
    fala: [],
  },
  [TipoManifestacao.reclamacao]: {
    nome: 'uma reclamação',
    sua: 'sua reclamação',
    explica:
      'Reclamação é mostrar insatisfação com um serviço público: demora, mau atendimento, falta de algo que deveria haver. Se alguém agiu contra a lei, é denúncia; se você só precisa que façam algo que ainda não pediu, é solicitação.',
    lei: 'Lei 13.460/2017',
    prazo: daOuvidoria,
    pedida: expressoes('reclamar, reclamacao, reclamando, queixa, queixar'),
    fala: expressoes(
      `demora*, demorou, demorando, pessim*, mal atendid*, atendeu mal, atenderam mal, fui maltratad*, mau atendimento, fila, sem medico, falta de, faltando, nao funciona, quebrad*,
      ninguem atende, ninguem resolve, nao resolve*, nao respond*, descaso, horrivel, ruim, insatisfeit*, cancelaram, nao consigo, esperando, atras*, absurdo, suj*, esburacad*, negaram, negado`,
    ),
  },
  [TipoManifestacao.solicitacao]: {
    nome: 'uma solicitação',
    sua: 'sua solicitação',
    explica:
      'Solicitação é pedir que o órgão faça algo: um atendimento, um serviço, um conserto, uma providência. Se você quer receber um documento ou um dado que o órgão tem, é pedido de acesso à informação.',
    lei: 'Lei 13.460/2017',
    prazo: daOuvidoria,
    pedida: expressoes('solicitar, solicitacao, solicito'),
    fala: expressoes(
      `preciso que, quero que, gostaria que, peço que, consert*, reparo, tapar buraco, poda de arvore, providencia*, segunda via, agendar, vistoria, fiscaliz*, instalar, ligaç*, vaga, retirar, limpar, troca* lampada`,
    ),
  },
  [TipoManifestacao.acessoAInformacao]: {
    nome: 'um pedido de acesso à informação',
    sua: 'seu pedido de acesso à informação',
    explica:
      'Pedido de acesso à informação é pedir um documento, um dado ou uma informação que o órgão tem: contratos, gastos, estudos, cópia de processo. Você não precisa dizer por que quer. Se você quer que o órgão faça algo, é solicitação.',
    lei: 'Lei 12.527/2011',
    prazo: `O órgão responde em até ${DIAS_ACESSO} dias.`,
    pedida: expressoes(
      'acesso informacao, pedir informacao, pedido de informacao, pedir documento*, pedir dados, pedir copia, lei de acesso, lai, fazer pedido de acesso',
    ),
    fala: expressoes(
      `copia d*, documento*, dados sobre, dados d*, contrato*, gastos, quanto gastou, quanto foi gasto, relatorio*, planilha*, lista de, informaç* sobre, salario*, remuneraç*, numero de, quantidade de, ata*, processo administrativo, prontuario`,
    ),
  },
  [TipoManifestacao.sugestao]: {
    nome: 'uma sugestão',
    sua: 'sua sugestão',
    explica:
      'Sugestão é dar uma ideia para melhorar um serviço público. Se a ideia é acabar com exigência, papel ou burocracia, existe um formulário próprio: o Simplifique.',
    lei: 'Lei 13.460/2017',
    prazo: daOuvidoria,
    pedida: expressoes('sugerir, sugestao, sugiro, dar ideia, dar uma ideia'),
    fala: expressoes(
      `sugiro, ideia, deveria ter, deveriam ter, seria bom, seria melhor, poderia ter, poderiam, proponho, proposta`,
    ),
  },
  [TipoManifestacao.simplifique]: {
    nome: 'um Simplifique',
    sua: 'sua proposta do Simplifique',
    explica:
      'O Simplifique é para propor que um serviço federal fique mais simples: menos documentos, menos exigências, menos idas ao balcão. Se a ideia é outra, é sugestão.',
    lei: 'Decreto 9.094/2017',
    prazo: daOuvidoria,
    pedida: expressoes('simplifique, simplificar, desburocratizar'),
    fala: expressoes(
      `burocra*, reconhec* firma, copia autenticada, muito papel, papelada, exige* document*, documento demais, simplific*, desburocrat*, exigencia*`,
    ),
  },
  [TipoManifestacao.elogio]: {
    nome: 'um elogio',
    sua: 'seu elogio',
    explica:
      'Elogio é dizer que foi bem atendido ou que um serviço funcionou bem. Ele chega a quem atendeu você e à chefia.',
    lei: 'Lei 13.460/2017',
    prazo: daOuvidoria,
    pedida: expressoes('elogiar, elogio, elogios'),
    fala: expressoes(
      `parabens, parabenizar, excelente, otimo atendimento, bem atendid*, agradecer, muito atencios*, nota dez, nota 10, gentil, maravilhos*, elogi*`,
    ),
  },
};
