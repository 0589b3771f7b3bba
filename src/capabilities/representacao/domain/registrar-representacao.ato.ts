import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { identificada, naoPreservada, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { representante } from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';

const quem = [Perfil.atendente, Perfil.gestor, Perfil.respondente] as const;

interface Corpo {
  readonly casos: readonly unknown[];
}

export const registrarRepresentacao = ato('registrarRepresentacao', {
  lei: 'Lei 9.784/1999, art. 9º; Lei 13.460/2017, arts. 10 e 10-A',
  de: todasAsSituacoes,
  quem,
  // The name of who represents would tell the office who asked; with the access code a proxy does everything.
  quando: [trabalhaNoOrgao, identificada, naoPreservada],
  rota: {
    chave: 'POST /app-web/v1/tratamento/registrar-representacao',
    variosCasos: true,
    acesso: apenas(...quem),
    resumo: 'Anota quem age em nome de quem registrou, até quando, e guarda o documento que o prova.',
    confere: {
      vale: ({ casos }: Corpo) => casos.length === 1,
      campo: 'casos',
      frase: 'A representação é de uma manifestação por vez.',
    },
  },
  entrada: representante,
  historico: anotacoes.representacao,
  tela: {
    lado: 'equipe',
    grupo: 'registrar',
    nome: 'Registrar representação',
    feito: 'Representação registrada.',
    ordem: 178,
    pagina: '/manifestacao/representacao',
  },
  ensaio: {
    corpo: {
      nome: 'Ana Prado Nunes',
      qualidade: 'responsavel',
      semCopia: 'A certidão de nascimento foi vista no balcão.',
    },
  },
});
