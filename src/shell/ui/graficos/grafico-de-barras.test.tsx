import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GraficoDeBarras } from './grafico-de-barras.tsx';

const itens = [
  { rotulo: 'Reclamação', valor: 40, texto: '40' },
  { rotulo: 'Elogio', valor: 10, texto: '10' },
  { rotulo: 'Sugestão', valor: null, texto: '–' },
];
const larguras = () =>
  [...document.querySelectorAll('.grafico-de-barras-barra')].map((barra) => barra.getAttribute('width'));

it('draws each bar as long as its value, and says the same in a table for who listens', () => {
  render(<GraficoDeBarras titulo="Manifestações por tipo" itens={itens} />);
  expect(larguras()).toEqual(['100', '25', '0']);
  const figura = screen.getByRole('figure', { name: 'Manifestações por tipo' });
  const linhas = within(figura).getAllByRole('row');
  expect(linhas.map((linha) => linha.textContent)).toEqual(['Reclamação40', 'Elogio10', 'Sugestão–']);
});

it('measures against the end of its scale, and points to a table that is there already', () => {
  render(
    <>
      <GraficoDeBarras titulo="No prazo" itens={itens} maximo={80} tabela="numeros" />
      <table id="numeros" />
    </>,
  );
  expect(larguras()).toEqual(['50', '12.5', '0']);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByRole('figure').getAttribute('aria-describedby')).toBe('numeros');
});

it('draws nothing of nothing', () => {
  render(<GraficoDeBarras titulo="Vazio" itens={[{ rotulo: 'Nada', valor: 0, texto: '0' }]} />);
  expect(larguras()).toEqual(['0']);
});
