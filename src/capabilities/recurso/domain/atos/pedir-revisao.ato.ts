import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante, remedioAberto } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

export const pedirRevisao = ato('pedirRevisao', {
  lei: 'Decreto 7.724/2012, art. 22; Lei 12.527/2011, art. 40',
  de: todasAsSituacoes,
  quem: perfisDePessoas,
  quando: [eManifestante, remedioAberto('pedirRevisao')],
  historico: anotacoes.registroRecurso,
  avisa: ['recurso.registrado', 'recurso.novo-na-instancia'],
  tela: {
    lado: 'cidadao',
    nome: 'Pedir revisão da mudança de tipo',
    feito: 'Pedido de revisão registrado.',
    ordem: 60,
    pagina: '/manifestacao/recurso/criar/:idManifestacao?remedio=pedirRevisao',
    guarda: ['texto'],
  },
});
