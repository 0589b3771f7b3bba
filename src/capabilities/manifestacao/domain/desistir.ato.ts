import { z } from 'zod';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato.ts';
import { eManifestante } from './condicoes.ts';
import { anotacoes } from './historico.ts';
import { abertas, Situacao } from './situacao.ts';

export const desistir = ato('desistir', {
  lei: 'Lei 9.784/1999, art. 51',
  de: abertas,
  para: Situacao.arquivada,
  quem: perfisDePessoas,
  quando: [eManifestante],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/desistir',
    acesso: abertoComPessoa,
    resumo: 'Desiste da manifestação, que é arquivada.',
  },
  entrada: z.strictObject({ motivo: campo('Motivo', z.string().trim().max(1000)).optional() }),
  historico: anotacoes.desistencia,
  avisa: ['manifestacao.desistencia'],
  tela: {
    lado: 'cidadao',
    nome: 'Desistir da manifestação',
    feito: 'Você desistiu da manifestação.',
    ordem: 90,
  },
  ensaio: { corpo: {}, efeito: () => ({ vence: { complementacao: null } }) },
});
