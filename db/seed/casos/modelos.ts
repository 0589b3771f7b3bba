import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { orgaosDemo } from '../orgaos.ts';
import type { OrgaoDemo } from '../orgaos-estaduais.ts';
import type { Lugar, QualquerModelo } from './modelo.ts';
import { acessos } from './textos-acesso.ts';
import { denuncias } from './textos-denuncia.ts';
import { elogios } from './textos-elogio.ts';
import { reclamacoes } from './textos-reclamacao.ts';
import { simplifiques } from './textos-simplifique.ts';
import { solicitacoes } from './textos-solicitacao.ts';
import { sugestoes } from './textos-sugestao.ts';

const porTipo: ReadonlyMap<number, readonly QualquerModelo[]> = new Map<number, readonly QualquerModelo[]>([
  [TipoManifestacao.denuncia, denuncias],
  [TipoManifestacao.reclamacao, reclamacoes],
  [TipoManifestacao.elogio, elogios],
  [TipoManifestacao.sugestao, sugestoes],
  [TipoManifestacao.solicitacao, solicitacoes],
  [TipoManifestacao.comunicacao, denuncias],
  [TipoManifestacao.acessoAInformacao, acessos],
  [TipoManifestacao.simplifique, simplifiques],
]);

const lugarDaEsfera: Readonly<Record<number, Lugar>> = {
  [Esfera.estadual]: 'estado',
  [Esfera.municipal]: 'cidade',
  [Esfera.servicosAutonomos]: 'autonomo',
  [Esfera.judiciarioFederal]: 'judiciario',
};

const porId = new Map(orgaosDemo.map((orgao) => [orgao.id, orgao]));

export const orgaoDemo = (idOuvidoria: number): OrgaoDemo => {
  const orgao = porId.get(idOuvidoria);
  if (!orgao) throw new RangeError(`No office ${idOuvidoria} in the demonstration`);
  return orgao;
};

const escolher = (tipo: number, idOuvidoria: number): readonly QualquerModelo[] => {
  const orgao = orgaoDemo(idOuvidoria);
  const lugar = lugarDaEsfera[orgao.idEsfera] ?? (orgao.sigla as Lugar);
  return (porTipo.get(tipo) ?? []).filter(({ onde }) => onde.includes(lugar));
};

/** The choice is asked for with every case. */
const porLugar = new Map<string, readonly QualquerModelo[]>();

/** The texts of a type that make sense in an office; none where it does not take that form. */
export const modelosPara = (tipo: number, idOuvidoria: number): readonly QualquerModelo[] => {
  const chave = `${tipo}/${idOuvidoria}`;
  const achados = porLugar.get(chave) ?? escolher(tipo, idOuvidoria);
  porLugar.set(chave, achados);
  return achados;
};
