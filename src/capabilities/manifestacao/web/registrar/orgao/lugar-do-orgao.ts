import type { Orgao } from '#capabilities/orgao/contract.ts';
import { Esfera } from '#kernel/enumeracoes.ts';
import type { LugarEscolhido } from './mudar-lugar.tsx';

/** The place whose address an office is filed at; an office of a city is not that of its state. */
export const lugarDoOrgao = ({ esfera, uf, municipio }: Orgao): LugarEscolhido => {
  switch (esfera.idEsfera) {
    case Esfera.estadual:
      return { uf: uf?.sigUf ?? null, municipio: null };
    case Esfera.municipal:
      return { uf: uf?.sigUf ?? null, municipio: municipio?.descMunicipio ?? null };
    case Esfera.servicosAutonomos:
      return { uf: 'Servicos', municipio: null };
    case Esfera.judiciarioFederal:
      return { uf: 'Jf', municipio: null };
    default:
      return { uf: null, municipio: null };
  }
};

export const isMesmoLugar = (um: LugarEscolhido, outro: LugarEscolhido): boolean =>
  um.uf === outro.uf && um.municipio?.toLowerCase() === outro.municipio?.toLowerCase();
