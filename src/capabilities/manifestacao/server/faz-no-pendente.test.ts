import { expect, it } from 'vitest';
import { z } from 'zod';
import { comLogin } from '#kernel/acesso.ts';
import { atosDe } from '#kernel/ato/ato.ts';
import { FEITO } from '#kernel/campos.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { PedidoDeAto } from '#server/ciclo/rotas-dos-atos.ts';
import type { Platform } from '#server/platform.ts';
import type { NoAto } from './anotar.ts';
import { fazNoPendente } from './faz-no-pendente.ts';

interface PecaAlvo {
  readonly idPeca: number;
  readonly versao?: number | undefined;
}

const fechar = atosDe<'aberta' | 'fechada', { readonly paga: boolean }, 'recurso.respondido'>()('peca')(
  'fechar',
  {
    lei: 'Lei 1, art. 2',
    de: ['aberta'],
    para: 'fechada',
    quem: [Perfil.gestor],
    rota: { chave: 'POST /app-web/v1/pecas/:idPeca/fechar', acesso: comLogin, resumo: 'Fecha.' },
    entrada: z.strictObject({ texto: z.string() }),
    historico: { rotulo: 'Fechamento', frase: 'A peça foi fechada.', evento: null },
  },
);

it('does an act on what hangs on a case from a request: the thing of the path, the version seen, what was filled in', async () => {
  const alvos: PecaAlvo[] = [];
  const fazNaPeca = fazNoPendente<'aberta' | 'fechada', { readonly paga: boolean }, PecaAlvo, NoAto>(
    async (_platform, _quem, alvo, _ato, fazer) => {
      alvos.push(alvo);
      return (await fazer({} as NoAto)).resultado;
    },
  );
  const feito = fazNaPeca(fechar, async ({ alvo, quem }, { texto }) => ({
    informacoes: texto,
    resultado: `${texto} ${alvo.idPeca} ${quem.origem}`,
  }));
  const platform = { config: { publicUrl: 'https://escuta.test', port: 1 } } as unknown as Platform;
  const pedido = {
    usuario: null,
    request: { cookies: {}, headers: {} },
    params: { idPeca: 7 },
    body: { versao: 3, texto: 'Basta.' },
  } as unknown as PedidoDeAto;

  expect(feito.ato).toBe(fechar);
  expect(await feito.atender(platform, pedido)).toEqual(FEITO);
  expect(alvos).toEqual([{ idPeca: 7, versao: 3 }]);
  const quem = { usuario: null, dono: null, chaves: [], origem: 'aqui' };
  expect(await feito(platform, quem, { idPeca: 8 }, { texto: 'Basta.' })).toBe('Basta. 8 aqui');
});
