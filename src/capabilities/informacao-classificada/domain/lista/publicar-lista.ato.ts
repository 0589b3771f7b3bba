import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato, listaDaVez, publicaPeloOrgao } from './ato-da-lista.ts';
import { edicaoDaLista, MAX_MOTIVO_DA_EDICAO } from './lista-anual.ts';

export const publicarLista = ato('publicarLista', {
  lei: 'Lei 12.527/2011, art. 30; Decreto 7.724/2012, art. 45',
  de: ['a-publicar', 'publicada'],
  para: 'publicada',
  quem: perfisDaAcao('transparencia.responder'),
  quando: [publicaPeloOrgao, listaDaVez],
  prazo: 'até 1º de junho de cada ano',
  rota: {
    chave: 'POST /app-web/v1/informacoes-classificadas/orgaos/:idOuvidoria/listas/:ano/publicar',
    acesso: permitido('transparencia.responder'),
    resumo: 'Publica a lista anual de informações classificadas do órgão, ou uma nova edição dela.',
    resposta: edicaoDaLista,
  },
  entrada: z.strictObject({
    /** Required from the second edition on. */
    motivo: campo('O que mudou', z.string().trim().max(MAX_MOTIVO_DA_EDICAO)).default(''),
  }),
  historico: { rotulo: 'Publicação da lista', frase: 'O órgão publicou a lista.', evento: null },
});
