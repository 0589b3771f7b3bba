import { expect, it } from 'vitest';
import type { Configuracao } from '../contract.ts';
import { esquemaDos, nomeDoCampo, valorEmPalavras } from './valores.ts';

const item = (chave: Configuracao['chave'], tipo: Configuracao['tipo'], padrao: Configuracao['padrao']) => ({
  chave,
  rotulo: chave,
  explicacao: '',
  tipo,
  valor: padrao,
  padrao,
  proprio: null,
  alteradaEm: null,
  alteradaPor: null,
});

it('reads what is typed as the server wants it, and refuses what it would refuse', () => {
  const esquema = esquemaDos([
    item('retencao.emails', 'dias', 365),
    item('prazo.hora-de-corte', 'hora', '19:00'),
  ]);
  const nomes = ['retencao_emails', 'prazo_hora-de-corte'];
  expect(['retencao.emails', 'prazo.hora-de-corte'].map(nomeDoCampo)).toEqual(nomes);
  expect(esquema.parse({ retencao_emails: ' 120 ', 'prazo_hora-de-corte': '18:00' })).toEqual({
    retencao_emails: 120,
    'prazo_hora-de-corte': '18:00',
  });
  expect(esquema.safeParse({ retencao_emails: '12 dias', 'prazo_hora-de-corte': '18:00' }).success).toBe(
    false,
  );
  expect(esquema.safeParse({ retencao_emails: '12', 'prazo_hora-de-corte': '8:00' }).success).toBe(false);
});

it('says a value as people do', () => {
  expect(valorEmPalavras('sim-nao', true)).toBe('Sim');
  expect(valorEmPalavras('dias', 1)).toBe('1 dia');
  expect(valorEmPalavras('dias', 20)).toBe('20 dias');
  expect(valorEmPalavras('texto', '')).toBe('em branco');
  expect(valorEmPalavras('cor', 'petroleo')).toBe('Azul-petróleo');
});
