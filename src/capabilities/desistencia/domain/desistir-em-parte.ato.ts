import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante, naoProtegida } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { palavrasDeQuemDesiste, parte } from './desistencia.ts';

export const desistirEmParte = ato('desistirEmParte', {
  lei: 'Lei 9.784/1999, art. 51',
  de: abertas,
  quem: perfisDePessoas,
  quando: [eManifestante, naoProtegida],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/desistir-em-parte',
    acesso: abertoComPessoa,
    resumo:
      'Desiste de uma parte da manifestação; o resto continua. De uma denúncia se pede, em `pedir-desistencia-em-parte`.',
  },
  entrada: z.strictObject({ parte, ...palavrasDeQuemDesiste }),
  historico: anotacoes.desistencia,
  avisa: ['manifestacao.desistencia-em-parte'],
  tela: {
    lado: 'cidadao',
    nome: 'Desistir de uma parte',
    feito: 'O órgão soube de que parte você desistiu. O resto continua.',
    ordem: 92,
  },
  ensaio: { corpo: { parte: 'O que contei sobre o segundo posto.' } },
});
