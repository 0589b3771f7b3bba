/** '1:05', for the eyes. */
export const relogio = (segundos: number): string =>
  `${Math.floor(segundos / 60)}:${String(Math.floor(segundos) % 60).padStart(2, '0')}`;

const contado = (quantos: number, nome: string): string => `${quantos} ${nome}${quantos === 1 ? '' : 's'}`;

/** '1 minuto e 5 segundos', to be heard. */
export const duracaoPorExtenso = (segundos: number): string => {
  const inteiros = Math.floor(segundos);
  const minutos = Math.floor(inteiros / 60);
  const resto = inteiros % 60;
  if (minutos === 0) return contado(resto, 'segundo');
  return resto === 0
    ? contado(minutos, 'minuto')
    : `${contado(minutos, 'minuto')} e ${contado(resto, 'segundo')}`;
};
