import { useState } from 'react';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { AchadoDoCaso, PublicacaoDoCaso } from '../contract.ts';
import type { DecisaoSobreAchado } from '../domain/publicacao.ts';
import { useDecidir, useRelerPublicacao } from './publicacao-queries.ts';

export interface Pedida {
  readonly decisao: DecisaoSobreAchado;
  readonly achados: readonly AchadoDoCaso[];
}

const fraseDoFeito = ({ decisao, achados }: Pedida, { estado }: PublicacaoDoCaso): string => {
  const verbo = decisao === 'cobrir' ? 'coberto' : 'liberado';
  const feito = achados.length === 1 ? `Trecho ${verbo}.` : `${achados.length} trechos ${verbo}s.`;
  return estado === 'publicado' ? `${feito} O pedido está publicado.` : feito;
};

/** Covering is done at once; publishing what looks like personal data needs a reason first. */
export const useDecisoes = (publicacao: PublicacaoDoCaso, onFeito: (frase: string) => void) => {
  const decidir = useDecidir();
  const reler = useRelerPublicacao(publicacao.idManifestacao);
  const [aConfirmar, setAConfirmar] = useState<Pedida | null>(null);
  const [ocupado, setOcupado] = useState(false);
  const [erro, setErro] = useState<string | null>(null);

  const mandar = async (pedida: Pedida, motivo?: string): Promise<void> => {
    setAConfirmar(null);
    setErro(null);
    setOcupado(true);
    try {
      const ids = pedida.achados.map(({ idAchado }) => idAchado);
      onFeito(
        fraseDoFeito(pedida, await decidir(publicacao, { decisao: pedida.decisao, motivo, achados: ids })),
      );
    } catch (error) {
      setErro(textoDoErro(error));
      // Somebody else may have decided, or the texts changed: the next try needs the current state.
      await reler();
    } finally {
      setOcupado(false);
    }
  };
  return {
    aConfirmar,
    ocupado,
    erro,
    pedir: (pedida: Pedida) => {
      if (pedida.decisao === 'publicar') setAConfirmar(pedida);
      else void mandar(pedida);
    },
    confirmar: (motivo: string) => {
      if (aConfirmar) void mandar(aConfirmar, motivo);
    },
    desistir: () => setAConfirmar(null),
  };
};
