import type { Exemplos } from './exemplo.ts';
import type { ExemploNoCaso } from './responder.ts';

/** POST /manifestacoes/{id}/atualizar. */
export const exemplosDaAtualizacao: Exemplos<ExemploNoCaso> = {
  classificar: {
    titulo: 'Assunto, etiquetas e urgência',
    sobre: 'reclamacao',
    corpo: { IdAssunto: 57, IdSubAssunto: null, Tags: ['fila', 'posto'], IndUrgente: false },
  },
  tipo: {
    titulo: 'Outro tipo, em pedido próprio',
    sobre: 'reclamacao',
    corpo: {
      IdTipoManifestacao: 5,
      TxtMotivoAlteracaoTipo: 'A pessoa pede um serviço, e não reclama de um.',
    },
  },
};

/** POST /manifestacoes/{id}/encaminhar. */
export const exemplosDoEncaminhamento: Exemplos<ExemploNoCaso> = {
  naPlataforma: {
    titulo: 'A outro órgão da plataforma',
    sobre: 'reclamacao',
    corpo: {
      IdOuvidoriaDestino: 65,
      TxtNotificacaoDestinatario: 'O posto de que se fala fica no campus de Fortaleza.',
      TxtNotificacaoSolicitante: 'Enviamos a sua reclamação ao instituto que cuida do posto.',
    },
  },
  paraFora: {
    titulo: 'A um órgão de fora da plataforma',
    sobre: 'reclamacao',
    corpo: {
      OrgaoExterno: 'Companhia Estadual de Energia',
      TxtNotificacaoSolicitante: 'Quem cuida da luz da rua é a companhia de energia: enviamos a ela.',
    },
  },
};

/** POST /manifestacoes/{id}/prorrogar. */
export const exemplosDaProrrogacao: Exemplos<ExemploNoCaso> = {
  prorrogar: {
    titulo: 'Mais prazo, uma vez',
    sobre: 'reclamacao',
    corpo: {
      IdMotivoProrrogacaoManifestacao: 1,
      TxtJustificativaProrrogacao: 'A área técnica precisa medir a espera por mais dias.',
    },
  },
};

/** POST /manifestacoes/{id}/arquivar. */
export const exemplosDoArquivamento: Exemplos<ExemploNoCaso> = {
  arquivar: {
    titulo: 'Por perda de objeto',
    sobre: 'reclamacao',
    corpo: {
      IdMotivoArquivamento: 5,
      TxtJustificativa: 'O posto mudou de endereço, e a fila não existe mais.',
    },
  },
};

/** POST /manifestacoes/{id}/reabrir. */
export const exemplosDaReabertura: Exemplos<ExemploNoCaso> = {
  reabrir: {
    titulo: 'Uma manifestação arquivada',
    sobre: 'reclamacao',
    corpo: { TxtJustificativa: 'A pessoa trouxe fatos novos sobre a mesma fila.' },
  },
};
