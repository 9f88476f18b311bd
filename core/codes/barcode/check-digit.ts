/**
 * The check digit of these digits: weights 3, 1, 3, 1 ... from the right, then the difference to the next
 * multiple of ten (GS1 General Specifications §7.9). The same rule for EAN-13, EAN-8, UPC-A and ITF-14.
 * @param digits the code without its check digit, only 0 to 9
 */
export function gs1CheckDigit(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const weight = (digits.length - place) % 2 === 1 ? 3 : 1;
    sum += weight * Number(digits[place]);
  }
  return String((10 - (sum % 10)) % 10);
}
