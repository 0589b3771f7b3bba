import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { type Compromisso, entraNoCalendario, eventosDe } from './compromisso.ts';
import { dobrar, escaparTexto, escreverCalendario } from './ical.ts';

const agora = new Date('2026-03-12T12:34:56.789Z');
const compromisso = (mudancas: Partial<Compromisso> = {}): Compromisso => ({
  tipo: 'responder',
  protocolo: '00106000001202648',
  numeroProtocolo: '00106.000001/2026-48',
  dia: plainDate(2026, 4, 1),
  ...mudancas,
});
const escrever = (compromissos: readonly Compromisso[], nome = 'Prazos') =>
  escreverCalendario({ nome, descricao: nome, eventos: eventosDe(compromissos) }, agora);
const ler = (texto: string) => new ICAL.Component(ICAL.parse(texto));

describe('M10 iCalendar, read by a calendar program (RFC 5545)', () => {
  it('a term is a whole day that makes nobody busy, with identity and moment', () => {
    const [evento] = ler(escrever([compromisso()])).getAllSubcomponents('vevent');
    const lido = new ICAL.Event(evento);
    expect([lido.startDate.isDate, lido.startDate.toString(), lido.endDate.toString()]).toEqual([
      true,
      '2026-04-01',
      '2026-04-02',
    ]);
    expect([lido.uid, lido.summary]).toEqual([
      'responder-00106000001202648@escuta',
      'Responder: 00106.000001/2026-48',
    ]);
    expect(evento?.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-12T12:34:56Z');
    expect(evento?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('the end of a month and of a year does not move it', () => {
    const texto = escrever([compromisso({ dia: plainDate(2026, 12, 31) })]);
    expect(texto).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  });

  it('says how often to look again, by both names (RFC 7986), and its own name', () => {
    const calendario = ler(escrever([], 'Prazos; meus, seus'));
    expect(calendario.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendario.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT4H');
    expect(String(calendario.getFirstPropertyValue('x-published-ttl'))).toBe('PT4H');
    expect(calendario.getFirstPropertyValue('description')).toBe('Prazos; meus, seus');
    expect(calendario.getAllSubcomponents('vevent')).toEqual([]);
  });

  it('every line ends with CRLF and has 75 octets at most, broken between letters', () => {
    const nome = 'Órgão de informações públicas 🏛️ e ouvidoria '.repeat(6).trim();
    const texto = escrever([compromisso()], nome);
    expect(texto.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(texto.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const linha of texto.split('\r\n')) expect(Buffer.byteLength(linha)).toBeLessThanOrEqual(75);
    expect(texto).not.toContain('\ufffd');
    expect(ler(texto).getFirstPropertyValue('description')).toBe(nome);
    expect(dobrar('a'.repeat(75))).toBe('a'.repeat(75));
    expect(dobrar('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  });

  it('no text can end its line or begin a property', () => {
    const ataque = 'a\r\nATTACH:https://x;y,z\\n\u0000\u000bfim';
    expect(escaparTexto(ataque)).toBe('a\\nATTACH:https://x\\;y\\,z\\\\nfim');
    const calendario = ler(escrever([], ataque));
    expect(calendario.getFirstPropertyValue('attach')).toBeNull();
    expect(calendario.getFirstPropertyValue('description')).toBe('a\nATTACH:https://x;y,z\\nfim');
  });

  it('the identity stays when the day moves, and differs by what is due and by its part', () => {
    const uid = (mudancas: Partial<Compromisso>) => eventosDe([compromisso(mudancas)])[0]?.uid;
    expect(uid({ dia: plainDate(2026, 5, 9) })).toBe(uid({}));
    const todos = [uid({}), uid({ tipo: 'recorrer' }), uid({ parte: 7 }), uid({ parte: 8 })];
    expect(new Set(todos).size).toBe(4);
  });

  it('the same term known by two ways is one event; they come by day', () => {
    const depois = compromisso({ tipo: 'julgar', dia: plainDate(2026, 6, 1) });
    const eventos = eventosDe([depois, compromisso(), compromisso()]);
    expect(eventos.map(({ uid }) => uid)).toEqual([
      'responder-00106000001202648@escuta',
      'julgar-00106000001202648@escuta',
    ]);
  });
});

describe('M10 what a calendar may name', () => {
  const aberto = {
    idTipo: TipoManifestacao.reclamacao,
    idTipoIdentificacao: TipoIdentificacao.semRestricao,
    protegida: false,
    preservada: false,
  };

  it('an open case, of any other type', () => {
    const { reclamacao, solicitacao, acessoAInformacao, elogio, simplifique } = TipoManifestacao;
    for (const idTipo of [reclamacao, solicitacao, acessoAInformacao, elogio, simplifique])
      expect(entraNoCalendario({ ...aberto, idTipo })).toBe(true);
  });

  it('never a denúncia, a comunicação, nor what once was one (Lei 13.608/2018, art. 4-B)', () => {
    for (const idTipo of [TipoManifestacao.denuncia, TipoManifestacao.comunicacao])
      expect(entraNoCalendario({ ...aberto, idTipo })).toBe(false);
    expect(entraNoCalendario({ ...aberto, protegida: true })).toBe(false);
  });

  it('never a case whose author is preserved, restricted or unknown (Lei 13.460/2017, art. 10 § 7º)', () => {
    expect(entraNoCalendario({ ...aberto, preservada: true })).toBe(false);
    for (const idTipoIdentificacao of [TipoIdentificacao.anonima, TipoIdentificacao.comRestricao])
      expect(entraNoCalendario({ ...aberto, idTipoIdentificacao })).toBe(false);
  });
});
