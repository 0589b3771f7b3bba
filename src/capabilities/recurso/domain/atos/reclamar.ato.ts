import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante, remedioAberto } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';

export const reclamar = ato('reclamar', {
  lei: 'Decreto 7.724/2012, art. 22',
  // What an office archived or sent outside was not decided: the person still waits.
  de: todasAsSituacoes,
  quem: perfisDePessoas,
  quando: [eManifestante, remedioAberto('reclamar')],
  historico: anotacoes.registroRecurso,
  avisa: ['recurso.registrado', 'recurso.novo-na-instancia'],
  tela: {
    lado: 'cidadao',
    nome: 'Reclamar da falta de resposta',
    feito: 'Reclamação registrada.',
    ordem: 50,
    pagina: '/manifestacao/recurso/criar/:idManifestacao?remedio=reclamar',
    guarda: ['texto'],
  },
});
