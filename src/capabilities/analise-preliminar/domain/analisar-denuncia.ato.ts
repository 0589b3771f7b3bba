import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eDenuncia, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { analisePreliminar } from './analise-preliminar.ts';

export const analisarDenuncia = ato('analisarDenuncia', {
  lei: 'Decreto 10.153/2019, art. 4º',
  de: comOrgao,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao, eDenuncia],
  rota: {
    chave: 'POST /app-web/v1/tratamento/analise-preliminar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Grava a análise preliminar de denúncias.',
  },
  entrada: analisePreliminar.strict(),
  historico: anotacoes.analise,
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Análise preliminar',
    feito: 'Análise preliminar guardada.',
    ordem: 50,
    pagina: '/manifestacao/analise-admissibilidade/criar',
    guarda: ['autoria', 'materialidade', 'relevancia'],
  },
  ensaio: {
    corpo: {
      apta: true,
      envolveEmpresa: false,
      envolveServidor: true,
      envolveCargoDas4: false,
      autoria: 'Há nome de quem fez.',
      materialidade: 'Há notas fiscais.',
      relevancia: 'O valor é alto.',
    },
    com: { tipo: TipoManifestacao.denuncia },
  },
});
