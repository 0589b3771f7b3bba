import { describe, expect, it } from 'vitest';
import { deGuardado } from '#shell/lista/read-do-endereco.ts';
import { filasDoPerfil } from '../domain/filas.ts';
import { escreverFiltro, ordemDo, quantosFiltros, readFiltro } from './filtro-do-endereco.ts';

const GESTOR = filasDoPerfil(2);
const OBSERVADOR = filasDoPerfil(10);
const ler = (endereco: string, suas = GESTOR) => readFiltro(new URLSearchParams(endereco), suas);

describe('the filter of the work list in its address', () => {
  it('opens at the first queue of the profile, or at all cases for the old list of the menu', () => {
    expect(ler('').fila).toBe('triar');
    expect(ler('', OBSERVADOR).fila).toBe('em-analise');
    expect(ler('visao=tabela').fila).toBe('todas');
    expect(ler('fila=vencidas&visao=tabela').fila).toBe('vencidas');
  });

  it('takes a queue the profile does not have as if it were not there', () => {
    expect(ler('fila=triar', OBSERVADOR).fila).toBe('em-analise');
  });

  it('writes what it reads, and leaves out what nobody chose', () => {
    const endereco = {
      fila: 'vencidas',
      busca: 'fila',
      tipos: '1,2',
      responsavel: 'eu',
      tags: '7',
      prazoDe: '2026-03-01',
      marcas: 'urgente',
      ordem: 'responsavel',
      sentido: 'desc',
    };
    expect(escreverFiltro(ler(String(new URLSearchParams(endereco))))).toEqual(endereco);
    expect(escreverFiltro(ler(''))).toEqual({ fila: 'triar' });
  });

  it('leaves out what it cannot understand', () => {
    expect(escreverFiltro(ler('tipos=a,2&prazoDe=ontem&marcas=x&ordem=cor&responsavel=ninguem'))).toEqual({
      fila: 'triar',
      tipos: '2',
      responsavel: 'ninguem',
    });
  });

  it('counts what narrows the list, not the queue nor the order', () => {
    expect(quantosFiltros(ler('fila=vencidas&ordem=tipo&sentido=desc'))).toBe(0);
    expect(quantosFiltros(ler('busca=x&tipos=1,2'))).toBe(2);
  });

  it('reads back a filter that was kept', () => {
    const guardado = { fila: 'vencendo', tipos: [1, 2], responsavel: 30, marcas: ['urgente'] };
    expect(escreverFiltro(readFiltro(deGuardado(guardado), GESTOR))).toEqual({
      fila: 'vencendo',
      tipos: '1,2',
      responsavel: '30',
      marcas: 'urgente',
    });
  });

  it('says the order the server uses, chosen or not', () => {
    expect(ordemDo(ler('fila=triar'))).toEqual({ ordem: 'prazo', sentido: 'asc' });
    expect(ordemDo(ler('fila=concluidas'))).toEqual({ ordem: 'registro', sentido: 'desc' });
    expect(ordemDo(ler('fila=concluidas&ordem=tipo'))).toEqual({ ordem: 'tipo', sentido: 'asc' });
  });
});
