/** '60160-230'; also works while typing. */
export const mascararCep = (texto: string): string => {
  const digitos = texto.replace(/\D/g, '').slice(0, 8);
  return digitos.length > 5 ? `${digitos.slice(0, 5)}-${digitos.slice(5)}` : digitos;
};
