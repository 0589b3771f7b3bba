import { useState } from 'react';
import { TIPO_POR_SILENCIO } from '#capabilities/remedio/domain/remedio.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import { useTiposDeRecurso } from '../recurso-queries.ts';

/** What each type of the reference table means, for people who never read the law. */
const AJUDA: Readonly<Record<number, string>> = {
  2: 'Veio só uma parte do que você pediu.',
  3: 'O órgão respondeu outra coisa.',
  4: 'Você pediu, por exemplo, por arquivo, e ofereceram uma visita.',
  5: 'Negaram por sigilo e não explicaram bem, ou não explicaram.',
  6: 'Disseram que é classificada, sem dizer em que lei se baseiam.',
  7: 'Não disseram quem decidiu torná-la sigilosa.',
  8: 'Não disseram desde quando, ou até quando, ela é sigilosa.',
  9: 'O grau informado não é reservado, secreto nem ultrassecreto.',
  10: 'Não disseram se é reservada, secreta ou ultrassecreta.',
  11: 'Quem classificou não podia fazê-lo.',
  12: 'O tempo de sigilo é maior do que o grau permite.',
  13: 'Nenhum dos outros: explique na justificativa.',
};

/**
 * Few requests are denied because the information is classified, so these types stay folded (Lei
 * 12.527/2011, arts. 24 to 28).
 */
const SOBRE_CLASSIFICACAO: readonly number[] = [6, 7, 8, 9, 10, 11, 12];

interface TipoDeRecursoProps {
  /** The type chosen before, possibly a folded one. */
  readonly escolhido: string;
}

export function TipoDeRecurso({ escolhido }: TipoDeRecursoProps) {
  const consulta = useTiposDeRecurso(true);
  const [isInteira, setInteira] = useState(SOBRE_CLASSIFICACAO.includes(Number(escolhido)));
  const { data, error } = consulta;
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir os motivos." falha={consulta} />;
  if (!data) return <Skeleton lines={5} label="Abrindo os motivos…" />;
  const dados = data.filter(({ idTipoRecurso }) => idTipoRecurso !== TIPO_POR_SILENCIO);
  const dobrados = dados.filter(({ idTipoRecurso }) => SOBRE_CLASSIFICACAO.includes(idTipoRecurso));
  const mostrados = isInteira ? dados : dados.filter((tipo) => !dobrados.includes(tipo));
  return (
    <>
      <CampoOpcoes
        name="idTipoRecurso"
        label="Tipo de recurso"
        help="Escolha o que mais combina com o seu caso. Os detalhes você conta na justificativa."
        required
        options={mostrados.map(({ idTipoRecurso, descTipoRecurso }) => ({
          value: String(idTipoRecurso),
          label: descTipoRecurso,
          help: AJUDA[idTipoRecurso],
        }))}
      />
      {!isInteira && dobrados.length > 0 && (
        <Button size="small" className="recurso-mais-tipos" onClick={() => setInteira(true)}>
          Mostrar mais {dobrados.length} motivos, sobre informação classificada como sigilosa
        </Button>
      )}
    </>
  );
}
