import { describe, expect, it } from 'vitest';
import { dicasDeLinguagem } from '#capabilities/resposta/domain/linguagem-simples.ts';
import { modeloDeResposta, variaveisNoTexto } from '#capabilities/resposta/domain/preencher-modelo.ts';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { modelosDemo } from './modelos-demo.ts';

const todos = [...modelosDemo].flatMap(([idTipo, modelos]) =>
  modelos.map((modelo) => ({ idTipo, ...modelo })),
);

describe('the templates of the demonstration', () => {
  it('are at least five for every type, and one for each decision on an access request', () => {
    for (const [idTipo, modelos] of modelosDemo)
      expect(modelos.length, String(idTipo)).toBeGreaterThanOrEqual(5);
    expect(modelosDemo.size).toBe(8);
    expect(modelosDemo.get(TipoManifestacao.acessoAInformacao)).toHaveLength(7);
  });

  it.each(todos)(
    '$nome: is taken by the form of templates, and is written in plain words',
    ({ nome, texto }) => {
      expect(modeloDeResposta.safeParse({ nome, texto }).success).toBe(true);
      expect(dicasDeLinguagem(texto).filter(({ tipo }) => tipo !== 'lacuna')).toEqual([]);
    },
  );

  it('name the access code beside the protocol: without it nobody looks up a comunicação', () => {
    const queConsultam = todos.filter(
      ({ idTipo, texto }) => isSigilosa(idTipo) && texto.includes('consulta'),
    );
    expect(queConsultam.length).toBeGreaterThan(0);
    for (const { nome, texto } of queConsultam) expect(texto, nome).toContain('código de acesso');
  });

  it('leave to who answers what a service costs', () => {
    for (const { nome, texto } of todos) {
      expect(texto, nome).not.toMatch(/não custa nada/);
      if (texto.includes('Quanto custa')) expect(texto, nome).toMatch(/Quanto custa: \[/);
    }
  });

  it('have different names', () => {
    expect(new Set(todos.map(({ nome }) => nome)).size).toBe(todos.length);
  });

  it('never call somebody by name in a denúncia or a comunicação', () => {
    for (const { idTipo, texto } of todos)
      if (isSigilosa(idTipo)) expect(variaveisNoTexto(texto)).not.toContain('nome');
  });

  it('leave to fill in only what the hints then point at', () => {
    for (const { nome, texto } of todos) {
      const lacunas = dicasDeLinguagem(texto).filter(({ tipo }) => tipo === 'lacuna');
      expect(lacunas.length, nome).toBe(texto.match(/\[/g)?.length ?? 0);
    }
  });
});
