import { useWatch } from 'react-hook-form';
import { formatDia } from '#shell/formato.ts';
import { maskDate } from '#shell/ui/campos/date-text.ts';
import { CampoData } from '#shell/ui/form/campo-data.tsx';
import { CampoOpcoes, CampoTexto } from '#shell/ui/form/campos.tsx';
import {
  MAXIMO_DE_ANOS,
  nomesDosTipos,
  PRIMEIRO_ANO,
  type TipoDeFeriado,
  tiposDeFeriado,
  ULTIMO_ANO,
} from '../../domain/feriado.ts';
import { diaNoAno } from '../../domain/gerar-dias.ts';
import type { FeriadoAberto } from './valores-do-feriado.ts';

const ANOS_MOSTRADOS = 5;

const isAno = (ano: number): boolean => ano >= PRIMEIRO_ANO && ano <= ULTIMO_ANO;

/** The days that the typed values give: a wrong distance from Easter shows before sending. */
function DiasGerados({ deAnoFixo }: { readonly deAnoFixo: number | null }) {
  const [tipo, diaDoAno, deslocamento, deAno, ateAno] = useWatch({
    name: ['tipo', 'diaDoAno', 'deslocamento', 'deAno', 'ateAno'],
  }) as [TipoDeFeriado, string, string, string, string];
  const de = deAnoFixo ?? Number(deAno);
  const ate = Math.min(Number(ateAno), de + MAXIMO_DE_ANOS - 1);
  const distancia = deslocamento === '' || deslocamento === null ? null : Number(deslocamento);
  if (!isAno(de) || !isAno(ate) || ate < de || Number.isNaN(distancia)) return null;
  const anos = Array.from({ length: ate - de + 1 }, (_, index) => de + index);
  const dias = anos
    .map((ano) => diaNoAno({ tipo, diaDoAno: String(diaDoAno ?? ''), deslocamento: distancia }, ano))
    .filter((dia) => dia !== null);
  if (dias.length === 0) return null;
  const mais = dias.length - ANOS_MOSTRADOS;
  return (
    <p role="status" className="ui-help">
      {dias.length === 1 ? 'Um dia: ' : `${dias.length} dias: `}
      {dias.slice(0, ANOS_MOSTRADOS).map(formatDia).join('; ')}
      {mais > 0 && ` e mais ${mais}`}.
    </p>
  );
}

const soDigitosESinal = (texto: string): string => texto.replace(/[^\d-]/g, '').slice(0, 4);
const soAno = (texto: string): string => texto.replace(/\D/g, '').slice(0, 4);

function CamposDosAnos({ desde }: { readonly desde: number | null }) {
  return (
    <>
      <div className="feriado-anos">
        {desde === null && (
          <CampoTexto name="deAno" label="Primeiro ano" required inputMode="numeric" mask={soAno} />
        )}
        <CampoTexto
          name="ateAno"
          label="Último ano"
          required
          inputMode="numeric"
          mask={soAno}
          {...(desde !== null && { help: `Vale a partir de ${desde}; os anos anteriores ficam como estão.` })}
        />
      </div>
      <DiasGerados deAnoFixo={desde} />
    </>
  );
}

const opcoesDe = (feriado: FeriadoAberto | null) =>
  tiposDeFeriado.map((value) => ({
    value,
    label: value === 'unico' && feriado && feriado.tipo !== 'unico' ? 'Só este dia' : nomesDosTipos[value],
    ...(value === 'unico' &&
      feriado &&
      feriado.tipo !== 'unico' && { help: 'Os outros anos ficam como estão.' }),
    ...(value === 'movel' && { help: 'Sempre a mesma distância da Páscoa, como Corpus Christi.' }),
  }));

/** When it happens: on one date, on a date of every year, or at a distance from Easter. */
export function CamposDoTempo({ feriado }: { readonly feriado: FeriadoAberto | null }) {
  const tipo = useWatch({ name: 'tipo' }) as TipoDeFeriado;
  const desde = feriado ? Number(feriado.data.slice(0, 4)) : null;
  return (
    <>
      <CampoOpcoes name="tipo" label="Quando acontece" required options={opcoesDe(feriado)} />
      {tipo === 'unico' && <CampoData name="data" label="Data" required />}
      {tipo === 'fixo' && (
        <CampoTexto
          name="diaDoAno"
          label="Dia e mês"
          help="Como 25/03."
          required
          inputMode="numeric"
          mask={(texto) => maskDate(texto).slice(0, 5)}
        />
      )}
      {tipo === 'movel' && (
        <CampoTexto
          name="deslocamento"
          label="Dias depois da Páscoa"
          help="Antes da Páscoa, com sinal de menos. Terça de Carnaval: -47. Paixão de Cristo: -2. Corpus Christi: 60."
          required
          mask={soDigitosESinal}
        />
      )}
      {tipo !== 'unico' && <CamposDosAnos desde={desde} />}
    </>
  );
}
