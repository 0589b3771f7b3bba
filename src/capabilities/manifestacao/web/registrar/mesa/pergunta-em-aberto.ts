const CAMPOS = 'input:not([type=file], [type=checkbox], [type=hidden], [hidden]), textarea';

const isRespondido = (campo: HTMLInputElement | HTMLTextAreaElement, em: HTMLElement): boolean => {
  if (campo.type !== 'radio') return campo.value !== '';
  const grupo = em.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(campo.name)}"]`);
  return [...grupo].some(({ checked }) => checked);
};

/** The first field that nobody has answered yet: at the desk the work goes on there, not at a title. */
export const perguntaEmAberto = (em: HTMLElement | null): HTMLElement | null => {
  if (!em) return null;
  const campos = [...em.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(CAMPOS)].filter(
    ({ disabled }) => !disabled,
  );
  return campos.find((campo) => !isRespondido(campo, em)) ?? null;
};
