import type { z } from 'zod';
import type { DetalhesEnviados } from '#capabilities/conteudo-da-resposta/domain/detalhes.ts';
import type { responder } from '#capabilities/resposta/domain/responder.ato.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { Corpo } from './modelo-do-caso.ts';
import type { NomeDoAto } from './pedidos-de-atos.ts';
import { Orgaos } from './registro.ts';

/** What a request sends that may differ from the rehearsed body. */
export interface Escolhas {
  /** For `alterarTipo`. */
  readonly tipo: number;
  readonly consente: boolean;
}

/** The case as far as a body depends on it. */
interface CasoDoCorpo {
  readonly idTipo: number;
  readonly idOuvidoria: number;
}

const denunciaArquivada: DetalhesEnviados = {
  destino: 'arquivamento',
  porQue: 'Não há elementos para apurar.',
  apta: false,
  envolveEmpresa: false,
  envolveServidorPublico: false,
  envolveCargoDas4: false,
};

type CorpoDaResposta = z.input<typeof responder.entrada>;

/** The minimum content of a conclusive answer depends on the type, which may have changed on the way. */
const detalhesDaResposta: Readonly<Record<number, Partial<CorpoDaResposta>>> = {
  [TipoManifestacao.denuncia]: { detalhes: denunciaArquivada },
  [TipoManifestacao.comunicacao]: { detalhes: denunciaArquivada },
  [TipoManifestacao.reclamacao]: { detalhes: { decisaoFinal: 'A lâmpada foi trocada.' } },
  [TipoManifestacao.sugestao]: { detalhes: { adocao: 'em-parte', porQue: 'Cabe só nas agências novas.' } },
  [TipoManifestacao.simplifique]: { detalhes: { adocao: 'adotada', porQue: 'O formulário foi trocado.' } },
  [TipoManifestacao.solicitacao]: { detalhes: { possivel: false, porQue: 'O serviço é do município.' } },
  [TipoManifestacao.elogio]: { detalhes: { agente: 'Ana Prado', chefia: 'Bruno Reis' } },
  [TipoManifestacao.acessoAInformacao]: { detalhes: {}, idCodigoDecisao: 5, idEspecificacaoDecisao: 4 },
};

/** The parts of a body that differ from the rehearsed one, for the case as it is now. */
export const outroCorpo = (
  nome: NomeDoAto,
  { idTipo, idOuvidoria }: CasoDoCorpo,
  { tipo, consente }: Escolhas,
  numero: number,
): Corpo => {
  const outro: Partial<Record<NomeDoAto, Record<string, unknown>>> = {
    responder: detalhesDaResposta[idTipo] ?? {},
    alterarTipo: { idTipoManifestacao: tipo },
    responderConsentimento: { consente },
    conversar: { texto: `Há mais uma nota, a de número ${numero}.` },
    acrescentar: { texto: `Há mais um recibo, o de número ${numero}.` },
    encaminhar: { idOuvidoriaDestino: idOuvidoria === Orgaos.cgu ? Orgaos.ifce : Orgaos.cgu },
  };
  return outro[nome] ?? {};
};
