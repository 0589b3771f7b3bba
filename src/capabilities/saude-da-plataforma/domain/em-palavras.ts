export const MINUTO = 60;
export const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

export const dizerQuantos = (quantos: number, um: string, varios: string): string =>
  `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`;

/** 'menos de 1%' is not nothing. */
export const parte = (valor: number): string => {
  if (valor > 0 && valor < 0.01) return 'menos de 1%';
  return `${Math.round(valor * 100)}%`;
};

/** In the largest unit of which there is more than one. */
export const dizerTempo = (segundos: number): string => {
  if (segundos >= 2 * DIA) return dizerQuantos(Math.floor(segundos / DIA), 'dia', 'dias');
  if (segundos >= 2 * HORA) return dizerQuantos(Math.floor(segundos / HORA), 'hora', 'horas');
  if (segundos >= 2 * MINUTO) return dizerQuantos(Math.floor(segundos / MINUTO), 'minuto', 'minutos');
  return dizerQuantos(Math.max(1, Math.round(segundos)), 'segundo', 'segundos');
};
