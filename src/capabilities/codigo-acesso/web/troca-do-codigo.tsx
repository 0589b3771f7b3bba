import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { AndamentoDaProva } from '#shell/prova-de-trabalho/andamento-da-prova.tsx';
import { esquecerConsulta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { useTrocaDoLink } from '#shell/segredo-do-endereco/troca-do-link.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { trocarCodigo } from './consultar.ts';

interface TrocaDoCodigoProps {
  readonly idManifestacao: number;
  /** The code that came in the address. */
  readonly codigo: string;
  /** Shown instead of the case if the code does not open it. */
  readonly recusada: (motivo: string) => ReactNode;
  /** The case, shown once the code became a cookie. */
  readonly children: ReactNode;
}

const isRefused = (error: Error | null): boolean => error instanceof ApiError && error.status < 500;

/** S2-06: the code becomes a cookie; a wrong one does not even show whether the case exists. */
export function TrocaDoCodigo({ idManifestacao, codigo, recusada, children }: TrocaDoCodigoProps) {
  const [andamento, setAndamento] = useState(0);
  const troca = useTrocaDoLink('codigo', idManifestacao, codigo, (segredo) =>
    trocarCodigo(idManifestacao, segredo, setAndamento),
  );
  const isWrong = isRefused(troca.error);
  useEffect(() => {
    if (isWrong) esquecerConsulta();
  }, [isWrong]);
  if (troca.isSuccess) return children;
  if (!troca.error) return <AndamentoDaProva parte={andamento} />;
  return isWrong ? recusada(textoDoErro(troca.error)) : <FalhaAoAbrir falha={troca} />;
}
