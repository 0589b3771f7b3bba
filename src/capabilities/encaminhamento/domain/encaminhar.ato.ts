import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';

export const encaminhar = ato('encaminhar', {
  lei: 'Decreto 9.492/2018, art. 16; Lei 12.527/2011, art. 11 § 1º, III',
  de: comOrgao,
  para: Situacao.encaminhada,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  historico: anotacoes.encaminhamento,
  avisa: ['manifestacao.encaminhada', 'manifestacao.recebida-de-outro-orgao'],
  tela: {
    lado: 'equipe',
    nome: 'Encaminhar',
    feito: 'Manifestação encaminhada.',
    ordem: 70,
    tecla: 'e',
    pagina: '/manifestacao/encaminhar',
    emLote: 5,
    guarda: ['textoDestinatario', 'textoSolicitante'],
  },
});
