import { describe, expect, it } from 'vitest';
import { Esfera } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { papeisNaDenuncia } from './descumprimento-policy.ts';
import { prazoParaDecidirDenuncia } from './descumprimento-prazos.ts';
import { destinoDaDenuncia } from './destino-da-denuncia.ts';

describe('who decides', () => {
  it('is the office that watches over the others, in the federal sphere', () => {
    const caminhos = { idEsfera: Esfera.federal, idOuvidoriaQueMonitora: 6, julgadoras: [65, 65, 6, 90] };
    expect(destinoDaDenuncia(caminhos)).toBe(6);
    expect(destinoDaDenuncia({ ...caminhos, idOuvidoriaQueMonitora: null })).toBe(90);
  });

  it('is who has the last word on appeals, in the other spheres', () => {
    const caminhos = { idOuvidoriaQueMonitora: 6, julgadoras: [1023, 1023, 1024] };
    expect(destinoDaDenuncia({ ...caminhos, idEsfera: Esfera.estadual })).toBe(1024);
    expect(destinoDaDenuncia({ ...caminhos, idEsfera: Esfera.municipal, julgadoras: [2001] })).toBe(2001);
  });
});

describe('the term', () => {
  const calendario = criarCalendario([]);
  const prazo = (momento: string) => toIsoDate(prazoParaDecidirDenuncia(calendario, Date.parse(momento)));

  it('is five days, as for an appeal, and ends on a business day', () => {
    expect(prazo('2026-03-12T09:00:00-03:00')).toBe('2026-03-17');
    expect(prazo('2026-03-09T09:00:00-03:00')).toBe('2026-03-16');
  });

  it('counts what comes in the evening as told on the next business day', () => {
    expect(prazo('2026-03-12T19:00:00-03:00')).toBe('2026-03-20');
  });
});

describe('what one is to it', () => {
  const papeis = (idPerfil: number, idOuvidoria: number | null, isDono = false, impedidos: number[] = []) =>
    papeisNaDenuncia({
      usuario: { idUsuario: 1, idPerfil: idPerfil as 2, idOuvidoria },
      isDono,
      idOuvidoriaDestino: 6,
      idOuvidoriaDoPedido: 65,
      impedidos,
    });

  it('the destination decides, the office accused looks on', () => {
    expect(papeis(Perfil.gestor, 6)).toEqual({
      denunciante: false,
      decide: true,
      impedido: false,
      denunciado: false,
    });
    expect(papeis(Perfil.gestor, 65)).toEqual({
      denunciante: false,
      decide: false,
      impedido: false,
      denunciado: true,
    });
    expect(papeis(Perfil.administrador, null).decide).toBe(true);
  });

  it('Lei 9.784/1999, art. 18: nobody judges the own answer or delivery, not even the administrador', () => {
    for (const perfil of [Perfil.gestor, Perfil.administrador])
      expect(papeis(perfil, 6, false, [1])).toMatchObject({ decide: false, impedido: true });
    expect(papeis(Perfil.gestor, 6, false, [2])).toMatchObject({ decide: true, impedido: false });
  });

  it('who filed it decides nothing, wherever they work', () => {
    expect(papeis(Perfil.gestor, 6, true)).toEqual({
      denunciante: true,
      decide: false,
      impedido: false,
      denunciado: false,
    });
    expect(papeis(Perfil.cidadao, null)).toEqual({
      denunciante: false,
      decide: false,
      impedido: false,
      denunciado: false,
    });
  });
});
