import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { umPasso } from '#capabilities/tramitacao/web/testing-passo.ts';
import { Perfil } from '#kernel/perfil.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { abrir, oServidor } from '../testing-lista-de-trabalho.tsx';
import { HojeNoTrabalho } from './hoje-no-trabalho.tsx';

const HOJE = 'GET /app-web/v1/tratamento/hoje';
afterEach(() => vi.unstubAllGlobals());

it('N12 staff land on today’s figures, each a link to the list that it counts', async () => {
  signIn(aGestor());
  oServidor({
    [HOJE]: () => ({
      body: {
        portas: [
          { porta: 'vencidas', total: 3, temMais: false },
          { porta: 'minhas', total: 999, temMais: true },
        ],
      },
    }),
  });
  abrir(HojeNoTrabalho, '/principal');
  const vencidas = await screen.findByRole('link', { name: /^3 ?Vencidas/ });
  expect(vencidas.getAttribute('href')).toBe('/manifestacao/tratar?fila=vencidas');
  const minhas = screen.getByRole('link', { name: /^999\+ ?Minhas/ });
  const query = new URL(minhas.getAttribute('href') ?? '', 'http://local').searchParams;
  expect(query.get('responsavel')).toBe('eu');
  expect(query.get('situacoes')?.split(',').length).toBeGreaterThan(1);
});

it('N12 a colaborador, who has a page of their own, lands on what they were asked', async () => {
  signIn(aGestor({ perfilAtual: { idPerfil: Perfil.colaborador, descPerfil: 'Colaborador' } }));
  const servidor = oServidor({
    'GET /app-web/v1/tramitacoes': () => ({
      body: { itens: [umPasso(), umPasso({ idTramitacao: 6, diasRestantes: -6 })] },
    }),
  });
  abrir(HojeNoTrabalho, '/principal');
  const pedidos = await screen.findByRole('link', { name: /^2 ?Pedidos de contribuição/ });
  expect(pedidos.getAttribute('href')).toBe('/manifestacao/colaborar');
  expect(screen.getByRole('link', { name: /^1 ?Vencidos/ })).toBeDefined();
  expect(servidor.de(HOJE)).toEqual([]);
});

it('N12 a cadastrador, who lists no cases, is asked for no figures', () => {
  signIn(aGestor({ perfilAtual: { idPerfil: Perfil.cadastrador, descPerfil: 'Cadastrador' } }));
  const servidor = oServidor({});
  abrir(HojeNoTrabalho, '/principal');
  expect(screen.queryByRole('heading', { name: 'Seu trabalho hoje' })).toBeNull();
  expect(servidor.de(HOJE)).toEqual([]);
});
