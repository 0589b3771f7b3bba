import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { motivo, type Transferencia } from '../../domain/gestao.ts';

const escolhido = (rotulo: string) => campo(rotulo, z.string().min(1)).transform(Number);

/** As typed, dd/mm/aaaa; empty means no last day. */
export const validadeDigitada = campo('Validade', z.string().check(dataExistente())).transform((texto) =>
  texto === '' ? null : isoFromDateText(texto),
);

export const perfilDigitado = z.object({ idOuvidoria: escolhido('Órgão'), idPerfil: escolhido('Perfil') });

/** By office; choosing nobody leaves the work where it is. */
const transferenciasDigitadas = z
  .record(z.string(), z.array(z.string()))
  .transform((porOrgao): Transferencia[] =>
    Object.entries(porOrgao).flatMap(([idOuvidoria, para]) =>
      para.length === 0 ? [] : [{ idOuvidoria: Number(idOuvidoria.slice(1)), para: para.map(Number) }],
    ),
  );

/** With a letter first, so that the form does not take the keys for array indexes. */
export const chaveDoOrgao = (idOuvidoria: number): string => `o${idOuvidoria}`;

export const formDar = perfilDigitado.extend({ validade: validadeDigitada });
export const formValidade = z.object({ validade: validadeDigitada });
export const formEncerrar = z.object({ transferencias: transferenciasDigitadas });
export const formEncerrarVarios = perfilDigitado.extend({ transferencias: transferenciasDigitadas });
export const formBloquear = z.object({ motivo, transferencias: transferenciasDigitadas });
export const formRecusar = z.object({ motivo });
export const formDesbloquear = z.object({ motivo });
