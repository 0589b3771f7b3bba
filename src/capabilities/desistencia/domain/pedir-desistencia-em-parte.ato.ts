import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  eManifestante,
  eProtegida,
  semDesistenciaPedida,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { palavrasDeQuemDesiste, parte } from './desistencia.ts';

/** A part may concern others as much as the whole: the office decides what becomes of it. */
export const pedirDesistenciaEmParte = ato('pedirDesistenciaEmParte', {
  lei: 'Lei 9.784/1999, art. 51 § 2º',
  de: abertas,
  quem: perfisDePessoas,
  quando: [eManifestante, eProtegida, semDesistenciaPedida],
  prazo: 'o prazo do órgão continua a correr',
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/pedir-desistencia-em-parte',
    acesso: abertoComPessoa,
    resumo: 'Pede para desistir de uma parte de uma denúncia: o órgão decide, e o resto continua.',
  },
  entrada: z.strictObject({ parte, ...palavrasDeQuemDesiste }),
  historico: anotacoes.desistencia,
  avisa: ['manifestacao.desistencia-pedida'],
  tela: {
    lado: 'cidadao',
    nome: 'Desistir de uma parte',
    feito:
      'O órgão soube de que parte você quer desistir. A decisão dele aparece aqui, e você recebe um e-mail, se informou um.',
    ordem: 93,
  },
  ensaio: {
    corpo: { parte: 'O que contei sobre o segundo posto.' },
    com: { tipo: TipoManifestacao.denuncia },
    efeito: () => ({ desistenciaPedida: 'em-parte' }),
  },
});
