import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SEM_CONFERENCIA } from '#capabilities/manifestacao/domain/ler/coberturas-enviadas.ts';
import type { Faixa } from '#capabilities/manifestacao/domain/ler/cobrir-faixas.ts';
import { useIdDoCampo } from '#shell/ui/form/formulario.tsx';
import { useErroComRotulo } from '#shell/ui/form/rotulos-da-tela.ts';
import { cobrirTambem, faixasCobertas, type Marca, marcasDe, trocar } from '../domain/marcas.ts';
import { ocorrenciasDe } from '../domain/ocorrencias.ts';
import { type TextoVisto, usePseudonimo } from './pseudonimo-query.ts';

/** What a person decided, by the version of the text: the same text is covered the same way wherever it stands. */
type Decididas = Readonly<Record<string, readonly Marca[]>>;

/** What goes with the act in this field of the form around; null while nobody could see it. */
const useNoFormulario = (name: string, valor: unknown) => {
  const { setValue } = useFormContext();
  const { fieldState } = useController({ name });
  const { error } = fieldState;
  useErroComRotulo(name, '', error?.message);
  const escrito = JSON.stringify(valor);
  const isRecusa = error?.type === 'servidor';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server refused stays said until something changes
  useEffect(() => {
    setValue(name, JSON.parse(escrito), { shouldValidate: error !== undefined && !isRecusa });
  }, [name, escrito, setValue]);
  return { id: useIdDoCampo(name), error };
};

/** The covering of one case while a person finishes it; several cases at once go without. */
export const useConferencia = (name: string, idManifestacao: number | null) => {
  const consulta = usePseudonimo(idManifestacao);
  const { data, refetch } = consulta;
  const [decididas, setDecididas] = useState<Decididas>({});
  const marcasEm = ({ versao, pistas }: TextoVisto, em = decididas) => em[versao] ?? marcasDe(pistas);
  const textos = data?.textos ?? [];
  const valor = () => {
    if (idManifestacao === null || data?.precisa === false) return SEM_CONFERENCIA;
    if (!data) return null;
    return textos.map((visto) => ({ versao: visto.versao, faixas: faixasCobertas(marcasEm(visto)) }));
  };
  const campo = useNoFormulario(name, valor());
  const { error } = campo;
  // Refused by the server: the text may be another now. What was decided on texts that stay, stays.
  useEffect(() => {
    if (error?.type === 'servidor') void refetch();
  }, [error, refetch]);
  const mudar = (visto: TextoVisto, marcas: readonly Marca[]) =>
    setDecididas((antes) => ({ ...antes, [visto.versao]: marcas }));
  return {
    id: campo.id,
    erro: error?.message,
    consulta,
    textos,
    marcasEm: (visto: TextoVisto) => marcasEm(visto),
    onTrocar: (visto: TextoVisto, qual: number) => mudar(visto, trocar(marcasEm(visto), qual)),
    onCobrir: (visto: TextoVisto, faixa: Faixa) => mudar(visto, cobrirTambem(marcasEm(visto), [faixa])),
    onCobrirPalavra: (palavra: string): number => {
      const achados = textos.map((visto) => ({ visto, faixas: ocorrenciasDe(visto.texto, palavra) }));
      for (const { visto, faixas } of achados)
        if (faixas.length > 0) mudar(visto, cobrirTambem(marcasEm(visto), faixas));
      return achados.reduce((vezes, { faixas }) => vezes + faixas.length, 0);
    },
  };
};
