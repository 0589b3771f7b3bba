import { describe, expect, it } from 'vitest';
import { readIdentidade } from './identidade.ts';

describe('whether who denounces wants to be known', () => {
  it.each([
    'não quero me identificar',
    'prefiro não me identificar',
    'sem identificação',
    'com meu nome não',
    'nao quero me identificar',
    'nao kero me identifica',
    'não quero me indentificar',
    'prefiro nao me idenfiticar',
    'sem me identificar',
    'sem dizer quem sou',
    'não quero dizer quem eu sou',
    'sem nome',
    'não coloca meu nome',
    'nem pensar em me identificar',
    'anonimo',
    'anônima, por favor',
    'quero fazer anonima',
    'de forma anonnima',
    'quero continuar no anonimato',
    'não, quero anônimo',
    'não me identifico, quero anônimo',
    'não quero que saibam quem eu sou',
    'ninguém pode saber',
    'que ninguem descubra que fui eu',
    'não quero aparecer',
    'tenho medo, não quero me identificar',
    'quero esconder meu nome',
    'n quero me identificar',
    'jamais vou me identificar',
  ])('“%s” is anonymous', (texto) => {
    expect(readIdentidade(texto)).toBe('anonima');
  });

  it.each([
    'quero me identificar',
    'pode ser com meu nome',
    'me identifico sim',
    'identificada',
    'vou me identificar',
    'sim, quero me identificar',
    'kero me identificar',
    'quero me indentificar',
  ])('“%s” is plainly identified', (texto) => {
    expect(readIdentidade(texto)).toBe('identificada');
  });

  it.each([
    'não sei se me identifico',
    'não quero ser anônimo',
    'anônimo não',
    'não tem problema me identificar',
    'não me importo de me identificar',
    'quero me identificar mas tenho medo',
    'me identifico só se for sigiloso',
    'me identificar depende',
    'anônimo ou identificado, tanto faz',
    'quero me identificar e quero ser anônimo',
    'consegui identificar o carro do fiscal que foi lá',
    'o nome do fiscal que pediu eu consegui identificar depois',
    'não quero anonimato',
  ])('“%s” is asked again, with both choices', (texto) => {
    expect(readIdentidade(texto)).toBe('duvida');
  });

  it.each(['qual o prazo', 'sim', 'não', 'ele mora na rua de cima', 'o nome do fiscal é Carlos', ''])(
    '“%s” says nothing of it',
    (texto) => {
      expect(readIdentidade(texto)).toBeNull();
    },
  );
});
