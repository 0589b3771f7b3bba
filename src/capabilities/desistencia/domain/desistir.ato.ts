import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante, naoProtegida } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { formularioDoCaso, isAcesso } from '#kernel/enumeracoes.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { palavrasDeQuemDesiste } from './desistencia.ts';

export const desistir = ato('desistir', {
  lei: 'Lei 9.784/1999, art. 51',
  de: abertas,
  para: Situacao.arquivada,
  quem: perfisDePessoas,
  quando: [eManifestante, naoProtegida],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/desistir',
    acesso: abertoComPessoa,
    resumo: 'Desiste da manifestação, que é arquivada. De uma denúncia se pede, em `pedir-desistencia`.',
  },
  entrada: z.strictObject(palavrasDeQuemDesiste),
  historico: anotacoes.desistencia,
  avisa: ['manifestacao.desistencia'],
  tela: {
    lado: 'cidadao',
    nome: 'Desistir da manifestação',
    feito: 'Você desistiu desta manifestação, e ela foi arquivada.',
    ordem: 90,
  },
  ensaio: {
    corpo: {},
    efeito: (_, { idTipo }) => ({
      retirado: isAcesso(formularioDoCaso(idTipo)),
      vence: { complementacao: null },
    }),
  },
});
